@testable import GeneratorFixtures

// Implementations of the members that the generator omits with a warning.

extension FakeSignalBox {
  func listen(_ callback: @convention(c) (Int) -> Void, then work: () -> Void) {
    callback(1)
    work()
  }
}

extension FakeTicketMachine {
  func print() -> Ticket { Ticket(number: 7) }
}
