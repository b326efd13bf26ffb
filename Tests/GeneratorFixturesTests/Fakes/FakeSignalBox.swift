// Generated from SignalBox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignalBox --module GeneratorFixtures
// Checksum: 3e2be15a6be2db68
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignalBox: SignalBox, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case ring = "ring()"
  }

  let spryStorage = SpryStorage()

  func ring() {
    spryify(.ring)
  }
}

extension FakeSignalBox {
  struct Calls {
    fileprivate let fake: FakeSignalBox

    func ring() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.ring))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
