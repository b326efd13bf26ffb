// Generated from SignpostDelegate. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignpostDelegate --module GeneratorFixtures
// Checksum: 33ba308bf940e7f6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeSignpostDelegate: NSObject, SignpostDelegate, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case turned = "turned(_:)"
  }

  let spryStorage = SpryStorage()

  func turned(_ signpost: Signpost) {
    spryify(.turned, arguments: signpost)
  }
}

extension FakeSignpostDelegate {
  struct Calls {
    fileprivate let fake: FakeSignpostDelegate

    func turned(_ signpost: Signpost) -> TypedCall<(Signpost) -> Void, Void, Never> {
      TypedCall(fake.call(.turned, with: signpost))
    }

    @_disfavoredOverload
    func turned(
      _ signpost: TypedArgument<Signpost> = .anything
    ) -> TypedCall<(Signpost) -> Void, Void, Never> {
      TypedCall(fake.call(.turned, with: signpost))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
