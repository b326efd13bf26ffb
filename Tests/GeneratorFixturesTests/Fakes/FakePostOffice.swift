// Generated from PostOffice. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostOffice --module GeneratorFixtures --partial --no-calls
// Checksum: f34a2da4989dc05f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakePostOffice: PostOffice, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
    case open = "open()"
    case address = "address()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()
  private let wrapped: any PostOffice

  init(wrapping wrapped: any PostOffice) {
    self.wrapped = wrapped
  }

  func open() -> Bool {
    spryify(.open, fallbackValue: wrapped.open())
  }

  nonisolated func address() -> String {
    spryify(.address)
  }
}
