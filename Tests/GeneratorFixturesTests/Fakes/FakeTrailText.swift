// Generated from TrailText. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailText --module GeneratorFixtures
// Checksum: 31bb86043dc00eb2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeTrailText: TrailText, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case select = "select(_:)"
  }

  let spryStorage = SpryStorage()

  func select(_ range: NSRange) -> NSRange {
    spryify(.select, arguments: range)
  }
}

extension FakeTrailText {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailText
    typealias SelectCall = TypedCall<(NSRange) -> Void, NSRange, Never>
    func select(_ range: NSRange) -> SelectCall { .init(fake.call(.select, with: range)) }
    @_disfavoredOverload func select(_ range: TypedArgument<NSRange> = .anything) -> SelectCall { .init(fake.call(.select, with: range)) }
  }
}
