// Generated from HutStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HutStore --module GeneratorFixtures
// Checksum: eac8901771904360
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeHutStore: HutStore, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case make = "make(_:)"
  }

  enum Function: String, GeneratedFunction {
    case open = "open()"
    case `subscript` = "subscript(_:)"
    case latest
    case load = "load(_:then:)"
    case keep = "keep(_:with:)"
    case count = "count()"
  }

  let spryStorage = SpryStorage()

  override func open() -> Bool {
    spryify(.open)
  }

  override subscript(key: String) -> HutStore.Entry? { spryify(.subscript, arguments: key) }
  override var latest: [HutStore.Entry]? { stubbedValue(.latest) }

  override func load(
    _ item: [HutStore.Entry], then body: ([HutStore.Entry]) throws -> Void
  ) -> [[HutStore.Entry]] {
    withoutActuallyEscaping(body) { body in
      spryify(.load, arguments: item, Transient(body))
    }
  }

  override func keep<Value>(
    _ value: Value, with item: [HutStore.Entry]
  ) -> (Value, [HutStore.Entry])? {
    spryify(.keep, arguments: value, item)
  }

  override func count() -> Int {
    spryify(.count)
  }

  override class func make(_ items: [HutStore.Entry]...) -> Int {
    spryify(.make, arguments: items)
  }
}

nonisolated extension FakeHutStore {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHutStore
    func open() -> TypedCall<() -> Void, Bool, Never> { .init(fake.call(.open)) }
    typealias SubscriptCall = TypedCall<(String) -> Void, HutStore.Entry?, Never>
    func `subscript`(_ key: String) -> SubscriptCall { .init(fake.call(.subscript, with: key)) }
    @_disfavoredOverload func `subscript`(_ key: TypedArgument<String> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: key)) }
    var latest: some StubbableCall<() -> Void, [HutStore.Entry]?, Never> { TypedCall(fake.call(.latest)) }
    typealias LoadCall = TypedCall<([HutStore.Entry], @escaping ([HutStore.Entry]) throws -> Void) -> Void, [[HutStore.Entry]], Never>
    func load(_ item: [HutStore.Entry], then body: TypedArgument<([HutStore.Entry]) throws -> Void> = .anything) -> LoadCall { .init(fake.call(.load, with: item, body)) }
    @_disfavoredOverload func load(_ item: TypedArgument<[HutStore.Entry]> = .anything, then body: TypedArgument<([HutStore.Entry]) throws -> Void> = .anything) -> LoadCall { .init(fake.call(.load, with: item, body)) }
    func keep<Value>(_ value: Value, with item: [HutStore.Entry]) -> TypedCall<(Value, [HutStore.Entry]) -> Void, (Value, [HutStore.Entry])?, Never> { .init(fake.call(.keep, with: value, item)) }
    @_disfavoredOverload func keep<Value>(_ value: Value, with item: TypedArgument<[HutStore.Entry]> = .anything) -> TypedCall<(Value, [HutStore.Entry]) -> Void, (Value, [HutStore.Entry])?, Never> { .init(fake.call(.keep, with: value, item)) }
    @_disfavoredOverload func keep<Value>(_ value: TypedArgument<Value> = .anything, with item: [HutStore.Entry]) -> TypedCall<(Value, [HutStore.Entry]) -> Void, (Value, [HutStore.Entry])?, Never> { .init(fake.call(.keep, with: value, item)) }
    @_disfavoredOverload func keep<Value>(_ value: TypedArgument<Value>, with item: TypedArgument<[HutStore.Entry]> = .anything) -> TypedCall<(Value, [HutStore.Entry]) -> Void, (Value, [HutStore.Entry])?, Never> { .init(fake.call(.keep, with: value, item)) }
    func count() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.count)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias MakeCall = TypedCall<([[HutStore.Entry]]) -> Void, Int, Never>
    func make(_ items: [[HutStore.Entry]]) -> MakeCall { .init(FakeHutStore.call(.make, with: items)) }
    @_disfavoredOverload func make(_ items: TypedArgument<[[HutStore.Entry]]> = .anything) -> MakeCall { .init(FakeHutStore.call(.make, with: items)) }
  }
}
