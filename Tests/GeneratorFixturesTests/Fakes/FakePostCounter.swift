// Generated from PostCounter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostCounter --module GeneratorFixtures --partial --no-calls
// Checksum: 57e01ea90f026861
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakePostCounter: PostCounter, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
    case number = "number()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()
  private let wrapped: any PostCounter

  init(wrapping wrapped: any PostCounter) {
    self.wrapped = wrapped
  }

  nonisolated func number() -> Int {
    spryify(.number, fallbackValue: wrapped.number())
  }
}
