// Generated from TicketMachine. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TicketMachine --module GeneratorFixtures
// Checksum: 6ec0b897cf6bed91
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTicketMachine: TicketMachine, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case refill = "refill()"
  }

  let spryStorage = SpryStorage()

  func refill() {
    spryify(.refill)
  }
}
