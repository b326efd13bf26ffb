// Generated from TicketMachine. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TicketMachine --module GeneratorFixtures
// Checksum: 19172f41ea074f1f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTicketMachine: TicketMachine, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case refill = "refill()"
  }

  let spryStorage = SpryStorage()

  func refill() {
    spryify(.refill)
  }
}

extension FakeTicketMachine {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTicketMachine
    func refill() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.refill)) }
  }
}
