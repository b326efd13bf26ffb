// Generated from TrailCopier. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCopier --module GeneratorFixtures
// Checksum: 7535d5a8fed367de
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailCopier: TrailCopier, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case append = "append(_:to:)"
    case writeDecodable = "write(_:) (Value) -> Int where Value: Decodable"
    case writeEncodable = "write(_:) (Value) -> Int where Value: Encodable"
  }

  let spryStorage = SpryStorage()

  func append<Item: Hashable>(_ value: Item, to other: [Item]) {
    spryify(.append, arguments: value, other)
  }

  func write<Value: Decodable>(_ value: Value) -> Int {
    spryify(.writeDecodable, arguments: value)
  }

  func write<Value: Encodable>(_ value: Value) -> Int {
    spryify(.writeEncodable, arguments: value)
  }
}

extension FakeTrailCopier {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCopier
    func append<Item: Hashable>(_ value: Item, to other: [Item]) -> TypedCall<(Item, [Item]) -> Void, Void, Never> { .init(fake.call(.append, with: value, other)) }
    @_disfavoredOverload func append<Item: Hashable>(_ value: Item, to other: TypedArgument<[Item]> = .anything) -> TypedCall<(Item, [Item]) -> Void, Void, Never> { .init(fake.call(.append, with: value, other)) }
    @_disfavoredOverload func append<Item: Hashable>(_ value: TypedArgument<Item> = .anything, to other: [Item]) -> TypedCall<(Item, [Item]) -> Void, Void, Never> { .init(fake.call(.append, with: value, other)) }
    @_disfavoredOverload func append(_ value: TypedArgument<Any?> = .anything, to other: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, Any?) -> Void, Void, Never> { .init(fake.call(.append, with: value, other)) }
    func writeDecodable<Value: Decodable>(_ value: Value) -> TypedCall<(Value) -> Void, Int, Never> { .init(fake.call(.writeDecodable, with: value)) }
    @_disfavoredOverload func writeDecodable(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.writeDecodable, with: value)) }
    func writeEncodable<Value: Encodable>(_ value: Value) -> TypedCall<(Value) -> Void, Int, Never> { .init(fake.call(.writeEncodable, with: value)) }
    @_disfavoredOverload func writeEncodable(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.writeEncodable, with: value)) }
  }
}
