// Generated from Ledger. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ledger --module GeneratorFixtures --partial
// Checksum: 38395dccfb7be5a1
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLedger<Wrapped>
    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }
    typealias AddCall = TypedCall<(Entry) -> Void, Total, Never>
    func add(_ entry: Entry) -> AddCall { .init(fake.call(.add, with: entry)) }
    @_disfavoredOverload func add(_ entry: TypedArgument<Entry> = .anything) -> AddCall { .init(fake.call(.add, with: entry)) }
    func entries(where isGood: TypedArgument<(Entry) -> Bool> = .anything) -> TypedCall<(@escaping (Entry) -> Bool) -> Void, [Entry], Never> { .init(fake.call(.entries, with: isGood)) }
    func clear() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.clear)) }
  }
}
