// Generated from PostCounter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostCounter --module GeneratorFixtures --partial
// Checksum: 6486e3ed69e1215f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakePostCounter: PostCounter, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakePostCounter

    func number() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.number))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
