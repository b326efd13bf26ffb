// Generated from PostOffice. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostOffice --module GeneratorFixtures --partial
// Checksum: 50079f3af43f890c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakePostOffice: PostOffice, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakePostOffice

    func open() -> TypedCall<() -> Void, Bool, Never> {
      TypedCall(fake.call(.open))
    }

    func address() -> TypedCall<() -> Void, String, Never> {
      TypedCall(fake.call(.address))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
