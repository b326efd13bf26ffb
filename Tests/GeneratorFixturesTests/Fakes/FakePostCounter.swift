// Generated from PostCounter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostCounter --module GeneratorFixtures --partial
// Checksum: 9cac5fdd5d50fd6e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakePostCounter: PostCounter, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
    case number = "number()"
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

extension FakePostCounter {
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakePostCounter
    func number() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.number)) }
  }
}
