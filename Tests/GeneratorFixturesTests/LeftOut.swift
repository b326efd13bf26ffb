@testable import GeneratorFixtures

// What the generator has said that it leaves out, as the warning asks for it.

extension FakeSignalBox {
  func listen(_ callback: @convention(c) (Int) -> Void, then work: () -> Void) {
    callback(1)
    work()
  }
}

extension FakeTicketMachine {
  func print() -> Ticket { Ticket(number: 7) }
}
