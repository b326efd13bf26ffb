// Generated from PostOffice. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostOffice --module GeneratorFixtures --partial
// Checksum: 0bacf9438e98d935
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakePostOffice: PostOffice, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
    case open = "open()"
    case address = "address()"
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

extension FakePostOffice {
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakePostOffice
    func open() -> TypedCall<() -> Void, Bool, Never> { .init(fake.call(.open)) }
    func address() -> TypedCall<() -> Void, String, Never> { .init(fake.call(.address)) }
  }
}
