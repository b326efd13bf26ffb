@testable import GeneratorFixtures

// The members that the generator omits, implemented as its warnings ask.

extension FakeSignalBox {
  func listen(_ callback: @convention(c) (Int) -> Void, then work: () -> Void) {
    callback(1)
    work()
  }
}

extension FakeTicketMachine {
  func print() -> Ticket { Ticket(number: 7) }
}
