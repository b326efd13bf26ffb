// Generated from Ledger. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ledger --module GeneratorFixtures --partial --no-calls
// Checksum: 33cc6a0488a19ce5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLedger<Wrapped: Ledger>: Ledger, Spryable {
  typealias Entry = Wrapped.Entry
  typealias Total = Wrapped.Total

  enum Function: String, GeneratedFunction {
    case title
    case add = "add(_:)"
    case entries = "entries(where:)"
    case clear = "clear()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()
  private var wrapped: Wrapped

  init(wrapping wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  var title: String {
    get { stubbedValue(.title, fallbackValue: wrapped.title) }
    set {
      recordCall(.title, arguments: newValue)
      wrapped.title = newValue
    }
  }

  func add(_ entry: Entry) -> Total {
    spryify(.add, arguments: entry, fallbackValue: wrapped.add(entry))
  }

  func entries(where isGood: (Entry) -> Bool) -> [Entry] {
    withoutActuallyEscaping(isGood) { isGood in
      spryify(.entries, arguments: Transient(isGood), fallbackValue: wrapped.entries(where: isGood))
    }
  }

  func clear() {
    spryify(.clear, fallbackValue: wrapped.clear())
  }
}
