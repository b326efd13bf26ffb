// Generated from Shipping. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Shipping --module GeneratorFixtures
// Checksum: dad284f0a5f9fa6e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
