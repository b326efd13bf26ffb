// Generated from SignalBox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignalBox --module GeneratorFixtures
// Checksum: ce78c01bde156d5b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignalBox: SignalBox, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case ring = "ring()"
  }

  let spryStorage = SpryStorage()

  func ring() {
    spryify(.ring)
  }
}

extension FakeSignalBox {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSignalBox
    func ring() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.ring)) }
  }
}
