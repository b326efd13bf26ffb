// Generated from TrailFault. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFault --module GeneratorFixtures
// Checksum: a79b82948efe1b1e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeTrailFault: TrailFault, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case reason
  }

  let spryStorage = SpryStorage()

  var reason: String { stubbedValue(.reason) }
}

extension FakeTrailFault {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailFault
    var reason: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.reason)) }
  }
}
