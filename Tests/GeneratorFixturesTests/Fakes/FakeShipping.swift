// Generated from Shipping. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Shipping --module GeneratorFixtures

import GeneratorFixtures
import Spry

final class FakeShipping: Shipping, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case send = "send(_:)"
    case receive = "receive()"
  }

  let spryStorage = SpryStorage()

  func send(_ crate: sending Crate) -> Int {
    spryify(.send, arguments: crate)
  }

  func receive() -> Crate {
    spryify(.receive)
  }
}
