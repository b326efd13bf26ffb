// Generated from TrailCoder. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCoder --module GeneratorFixtures
// Checksum: 4ba5538506fb5ff6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailCoder: TrailCoder, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case decode = "decode(_:from:)"
    case merge = "merge(_:_:)"
    case count = "count(_:or:)"
    case all = "all(_:)"
    case next = "next()"
    case copies = "copies(of:)"
    case cast = "cast(_:)"
  }

  let spryStorage = SpryStorage()

  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try spryifyThrows(.decode, arguments: type, text)
  }

  func merge<Items: Collection, Other: Sequence>(_ items: Items, _ other: Other) -> Items.Element
  where Items.Element: Hashable, Items.Element == Other.Element {
    spryify(.merge, arguments: items, other)
  }

  func count(_ items: some Collection<Int>, or error: any Error) -> any Collection<Int> {
    spryify(.count, arguments: items, error)
  }

  func all<each Value>(_ values: repeat each Value) -> Int {
    spryify(.all, arguments: (repeat each values))
  }

  func next() -> FakeTrailCoder? {
    spryify(.next)
  }

  func copies(of other: FakeTrailCoder) -> [FakeTrailCoder] {
    spryify(.copies, arguments: other)
  }

  func cast<Value>(_ value: Any) -> Value? {
    spryify(.cast, arguments: value)
  }
}

extension FakeTrailCoder {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCoder
    func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> TypedCall<(Value.Type, String) -> Void, Value, any Error> { .init(fake.call(.decode, with: type, text)) }
    @_disfavoredOverload func decode<Value: Decodable>(_ type: Value.Type, from text: TypedArgument<String> = .anything) -> TypedCall<(Value.Type, String) -> Void, Value, any Error> { .init(fake.call(.decode, with: type, text)) }
    func merge<Items: Collection, Other: Sequence>(_ items: Items, _ other: Other) -> TypedCall<(Items, Other) -> Void, Items.Element, Never> where Items.Element: Hashable, Items.Element == Other.Element { .init(fake.call(.merge, with: items, other)) }
    @_disfavoredOverload func merge<Items: Collection>(_ items: Items, _ other: TypedArgument<Any?> = .anything) -> TypedCall<(Items, Any?) -> Void, Items.Element, Never> where Items.Element: Hashable { .init(fake.call(.merge, with: items, other)) }
    @_disfavoredOverload func merge<Items: Collection, Other: Sequence>(_ items: TypedArgument<Items> = .anything, _ other: Other) -> TypedCall<(Items, Other) -> Void, Items.Element, Never> where Items.Element: Hashable, Items.Element == Other.Element { .init(fake.call(.merge, with: items, other)) }
    @_disfavoredOverload func merge<Items: Collection, Other: Sequence>(_ items: TypedArgument<Items>, _ other: TypedArgument<Other>) -> TypedCall<(Items, Other) -> Void, Items.Element, Never> where Items.Element: Hashable, Items.Element == Other.Element { .init(fake.call(.merge, with: items, other)) }
    func count<Value: Collection<Int>>(_ items: Value, or error: any Error) -> TypedCall<(Value, any Error) -> Void, any Collection<Int>, Never> { .init(fake.call(.count, with: items, error)) }
    @_disfavoredOverload func count<Value: Collection<Int>>(_ items: Value, or error: TypedArgument<any Error> = .anything) -> TypedCall<(Value, any Error) -> Void, any Collection<Int>, Never> { .init(fake.call(.count, with: items, error)) }
    @_disfavoredOverload func count(_ items: TypedArgument<Any?> = .anything, or error: any Error) -> TypedCall<(Any?, any Error) -> Void, any Collection<Int>, Never> { .init(fake.call(.count, with: items, error)) }
    @_disfavoredOverload func count(_ items: TypedArgument<Any?> = .anything, or error: TypedArgument<any Error> = .anything) -> TypedCall<(Any?, any Error) -> Void, any Collection<Int>, Never> { .init(fake.call(.count, with: items, error)) }
    func all(_ values: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.all, with: values)) }
    func next() -> TypedCall<() -> Void, FakeTrailCoder?, Never> { .init(fake.call(.next)) }
    typealias CopiesCall = TypedCall<(FakeTrailCoder) -> Void, [FakeTrailCoder], Never>
    func copies(of other: FakeTrailCoder) -> CopiesCall { .init(fake.call(.copies, with: other)) }
    @_disfavoredOverload func copies(of other: TypedArgument<FakeTrailCoder> = .anything) -> CopiesCall { .init(fake.call(.copies, with: other)) }
    func cast<Value>(_ value: Any) -> TypedCall<(Any) -> Void, Value?, Never> { .init(fake.call(.cast, with: value)) }
    @_disfavoredOverload func cast<Value>(_ value: TypedArgument<Any> = .anything) -> TypedCall<(Any) -> Void, Value?, Never> { .init(fake.call(.cast, with: value)) }
  }
}
