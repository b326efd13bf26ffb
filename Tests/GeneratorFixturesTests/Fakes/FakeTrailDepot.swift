// Generated from TrailDepot. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailDepot --module GeneratorFixtures
// Checksum: dcc592b1ec3aa333
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailDepot: TrailDepot, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case log = "log(_:)"
    case guess = "guess(_:of:)"
    case load = "load(_:from:)"
    case restore = "restore(_:)"
    case merge = "merge(_:with:)"
    case observe = "observe(_:_:)"
    case tell = "tell(_:_:)"
    case pack = "pack(_:_:)"
    case check = "check(_:)"
    case register = "register(_:)"
    case `subscript` = "subscript(_:as:)"
  }

  let spryStorage = SpryStorage()

  func log<Value>(_ value: Value) {
    spryify(.log, arguments: value)
  }

  func guess(_ value: some Equatable, of kind: String) -> Bool {
    spryify(.guess, arguments: value, kind)
  }

  func load<Value: Sendable>(_ type: Value.Type, from key: String) async throws -> Value {
    try await spryifyThrows(.load, arguments: type, key)
  }

  func restore<Value>(_ key: String) -> Value? {
    spryify(.restore, arguments: key)
  }

  func merge<Items: Sequence, Item>(_ items: Items, with item: Item) -> [Item] where Item == Items.Element {
    spryify(.merge, arguments: items, item)
  }

  func observe<Value>(_ key: String, _ body: @escaping (Value) -> Void) {
    spryify(.observe, arguments: key, body)
  }

  func tell<Value>(_ value: Value, _ body: @escaping (Value) -> Void) -> Int {
    spryify(.tell, arguments: value, body)
  }

  func pack<each Value>(_ label: String, _ values: repeat each Value) {
    spryify(.pack, arguments: label, (repeat each values))
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func check<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.check, arguments: Transient({ try body() } as () throws -> Int), throwing: Failure.self)
    }
  }

  func register<Value>(_ type: Value.Type) {
    spryify(.register, arguments: type)
  }

  subscript<Value>(key: String, as type: Value.Type) -> Value? {
    get { spryify(.subscript, arguments: key, type) }
    set { recordCall(.subscript, arguments: key, type, newValue) }
  }
}

extension FakeTrailDepot {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailDepot
    func log<Value>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> { .init(fake.call(.log, with: value)) }
    @_disfavoredOverload func log(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.log, with: value)) }
    func guess<Value: Equatable>(_ value: Value, of kind: String) -> TypedCall<(Value, String) -> Void, Bool, Never> { .init(fake.call(.guess, with: value, kind)) }
    @_disfavoredOverload func guess<Value: Equatable>(_ value: Value, of kind: TypedArgument<String> = .anything) -> TypedCall<(Value, String) -> Void, Bool, Never> { .init(fake.call(.guess, with: value, kind)) }
    @_disfavoredOverload func guess(_ value: TypedArgument<Any?> = .anything, of kind: String) -> TypedCall<(Any?, String) -> Void, Bool, Never> { .init(fake.call(.guess, with: value, kind)) }
    @_disfavoredOverload func guess(_ value: TypedArgument<Any?> = .anything, of kind: TypedArgument<String> = .anything) -> TypedCall<(Any?, String) -> Void, Bool, Never> { .init(fake.call(.guess, with: value, kind)) }
    func load<Value: Sendable>(_ type: Value.Type, from key: String) -> TypedCall<(Value.Type, String) -> Void, Value, any Error> { .init(fake.call(.load, with: type, key)) }
    @_disfavoredOverload func load<Value: Sendable>(_ type: Value.Type, from key: TypedArgument<String> = .anything) -> TypedCall<(Value.Type, String) -> Void, Value, any Error> { .init(fake.call(.load, with: type, key)) }
    func restore<Value>(_ key: String) -> TypedCall<(String) -> Void, Value?, Never> { .init(fake.call(.restore, with: key)) }
    @_disfavoredOverload func restore<Value>(_ key: TypedArgument<String> = .anything) -> TypedCall<(String) -> Void, Value?, Never> { .init(fake.call(.restore, with: key)) }
    func merge<Items: Sequence, Item>(_ items: Items, with item: Item) -> TypedCall<(Items, Item) -> Void, [Item], Never> where Item == Items.Element { .init(fake.call(.merge, with: items, item)) }
    @_disfavoredOverload func merge<Items: Sequence, Item>(_ items: Items, with item: TypedArgument<Item> = .anything) -> TypedCall<(Items, Item) -> Void, [Item], Never> where Item == Items.Element { .init(fake.call(.merge, with: items, item)) }
    @_disfavoredOverload func merge<Item>(_ items: TypedArgument<Any?> = .anything, with item: Item) -> TypedCall<(Any?, Item) -> Void, [Item], Never> { .init(fake.call(.merge, with: items, item)) }
    @_disfavoredOverload func merge<Items: Sequence, Item>(_ items: TypedArgument<Items>, with item: TypedArgument<Item>) -> TypedCall<(Items, Item) -> Void, [Item], Never> where Item == Items.Element { .init(fake.call(.merge, with: items, item)) }
    func observe(_ key: String, _ body: TypedArgument<Any?> = .anything) -> TypedCall<(String, Any?) -> Void, Void, Never> { .init(fake.call(.observe, with: key, body)) }
    @_disfavoredOverload func observe(_ key: TypedArgument<String> = .anything, _ body: TypedArgument<Any?> = .anything) -> TypedCall<(String, Any?) -> Void, Void, Never> { .init(fake.call(.observe, with: key, body)) }
    func tell<Value>(_ value: Value, _ body: TypedArgument<(Value) -> Void> = .anything) -> TypedCall<(Value, @escaping (Value) -> Void) -> Void, Int, Never> { .init(fake.call(.tell, with: value, body)) }
    @_disfavoredOverload func tell(_ value: TypedArgument<Any?> = .anything, _ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, Any?) -> Void, Int, Never> { .init(fake.call(.tell, with: value, body)) }
    func pack(_ label: String, _ values: TypedArgument<Any?> = .anything) -> TypedCall<(String, Any?) -> Void, Void, Never> { .init(fake.call(.pack, with: label, values)) }
    @_disfavoredOverload func pack(_ label: TypedArgument<String> = .anything, _ values: TypedArgument<Any?> = .anything) -> TypedCall<(String, Any?) -> Void, Void, Never> { .init(fake.call(.pack, with: label, values)) }
    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *) func check(_ body: TypedArgument<() throws -> Int> = .anything) -> TypedCall<(@escaping () throws -> Int) -> Void, Void, any Error> { .init(fake.call(.check, with: body)) }
    func register<Value>(_ type: Value.Type) -> TypedCall<(Value.Type) -> Void, Void, Never> { .init(fake.call(.register, with: type)) }
    @_disfavoredOverload func register(_ type: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.register, with: type)) }
    func `subscript`<Value>(_ key: String, as type: Value.Type) -> TypedCall<(String, Value.Type) -> Void, Value?, Never> { .init(fake.call(.subscript, with: key, type)) }
    @_disfavoredOverload func `subscript`<Value>(_ key: TypedArgument<String> = .anything, as type: Value.Type) -> TypedCall<(String, Value.Type) -> Void, Value?, Never> { .init(fake.call(.subscript, with: key, type)) }
    func `subscript`<Value>(_ key: String, as type: Value.Type, set newValue: Value?) -> TypedCall<(String, Value.Type, Value?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
    @_disfavoredOverload func `subscript`<Value>(_ key: String, as type: Value.Type, set newValue: TypedArgument<Value?>) -> TypedCall<(String, Value.Type, Value?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
    @_disfavoredOverload func `subscript`<Value>(_ key: String, as type: TypedArgument<Value.Type> = .anything, set newValue: Value?) -> TypedCall<(String, Value.Type, Value?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
    @_disfavoredOverload func `subscript`(_ key: String, as type: TypedArgument<Any?> = .anything, set newValue: TypedArgument<Any?>) -> TypedCall<(String, Any?, Any?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
    @_disfavoredOverload func `subscript`<Value>(_ key: TypedArgument<String> = .anything, as type: Value.Type, set newValue: Value?) -> TypedCall<(String, Value.Type, Value?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
    @_disfavoredOverload func `subscript`<Value>(_ key: TypedArgument<String> = .anything, as type: Value.Type, set newValue: TypedArgument<Value?>) -> TypedCall<(String, Value.Type, Value?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
    @_disfavoredOverload func `subscript`<Value>(_ key: TypedArgument<String> = .anything, as type: TypedArgument<Value.Type> = .anything, set newValue: Value?) -> TypedCall<(String, Value.Type, Value?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
    @_disfavoredOverload func `subscript`(_ key: TypedArgument<String> = .anything, as type: TypedArgument<Any?> = .anything, set newValue: TypedArgument<Any?>) -> TypedCall<(String, Any?, Any?) -> Void, Void, Never> { .init(fake.call(.subscript, with: key, type, newValue)) }
  }
}
