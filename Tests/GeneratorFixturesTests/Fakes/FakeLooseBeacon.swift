// Generated from LooseBeacon. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LooseBeacon --module GeneratorFixtures
// Checksum: 2c9089f2042fc95d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLooseBeacon: LooseBeacon, Spryable, @unchecked Sendable {
  enum Function: String, GeneratedFunction {
    case light = "light()"
  }

  let spryStorage = SpryStorage()

  override func light() {
    spryify(.light)
  }
}

extension FakeLooseBeacon {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLooseBeacon
    func light() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.light)) }
  }
}
