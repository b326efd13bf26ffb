// Generated from SignpostDelegate. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignpostDelegate --module GeneratorFixtures
// Checksum: 474fb29cbe0d9133
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeSignpostDelegate: NSObject, SignpostDelegate, Spryable {
  enum Function: String, GeneratedFunction {
    case turned = "turned(_:)"
  }

  let spryStorage = SpryStorage()

  func turned(_ signpost: Signpost) {
    spryify(.turned, arguments: signpost)
  }
}

extension FakeSignpostDelegate {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSignpostDelegate
    typealias TurnedCall = TypedCall<(Signpost) -> Void, Void, Never>
    func turned(_ signpost: Signpost) -> TurnedCall { .init(fake.call(.turned, with: signpost)) }
    @_disfavoredOverload func turned(_ signpost: TypedArgument<Signpost> = .anything) -> TurnedCall { .init(fake.call(.turned, with: signpost)) }
  }
}
