// Generated from Ledger. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ledger --module GeneratorFixtures --partial
// Checksum: e1077d6774fb02e6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLedger<Wrapped: Ledger>: Ledger, Spryable {
  typealias Entry = Wrapped.Entry
  typealias Total = Wrapped.Total

  enum Function: String, StringRepresentable, CaseIterable {
    case title
    case add = "add(_:)"
    case entries = "entries(where:)"
    case clear = "clear()"
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

extension FakeLedger {
  struct Calls {
    fileprivate let fake: FakeLedger<Wrapped>

    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }

    func add(_ entry: Entry) -> TypedCall<(Entry) -> Void, Total, Never> {
      TypedCall(fake.call(.add, with: entry))
    }

    @_disfavoredOverload
    func add(
      _ entry: TypedArgument<Entry> = .anything
    ) -> TypedCall<(Entry) -> Void, Total, Never> {
      TypedCall(fake.call(.add, with: entry))
    }

    func entries(
      where isGood: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, [Entry], Never> {
      TypedCall(fake.call(.entries, with: isGood))
    }

    func clear() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.clear))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
