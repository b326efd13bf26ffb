// Generated from TicketMachine. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TicketMachine --module GeneratorFixtures
// Checksum: 262148cc037b0b50
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTicketMachine: TicketMachine, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case refill = "refill()"
  }

  let spryStorage = SpryStorage()

  func refill() {
    spryify(.refill)
  }
}

extension FakeTicketMachine {
  struct Calls {
    fileprivate let fake: FakeTicketMachine

    func refill() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.refill))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
