// Generated from TrailPacker. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPacker --module GeneratorFixtures
// Checksum: c92ee32a52a7af73
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class FakeTrailPacker: TrailPacker, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case pack = "pack(_:)"
    case packAnd = "pack(_:and:)"
    case sort = "sort(_:items:last:)"
    case unpack = "unpack(_:)"
    case check = "check(_:)"
    case visit = "visit(_:)"
    case call = "call(_:)"
    case keep = "keep(_:)"
    case make = "make(_:)"
    case carry = "carry()"
  }

  let spryStorage = SpryStorage()

  func pack<each Item>(_ items: repeat each Item) -> Int {
    spryify(.pack, arguments: (repeat each items))
  }

  func pack<each Item, each Tool>(
    _ items: repeat each Item, and tools: repeat each Tool
  ) -> (repeat each Item) {
    spryify(.packAnd, arguments: (repeat each items), (repeat each tools))
  }

  func sort<each Item>(_ count: Int, items: repeat each Item, last: String)
  where repeat each Item: Comparable {
    spryify(.sort, arguments: count, (repeat each items), last)
  }

  func unpack<each Item>(_ items: (repeat each Item)) -> (repeat (each Item)?) {
    spryify(.unpack, arguments: items)
  }

  func check<each Item>(_ checks: repeat (each Item) -> Bool) {
    spryify(.check, arguments: "<repeat (each Item) -> Bool>")
  }

  func visit<each Item>(_ body: @escaping (repeat each Item) -> Void) {
    spryify(.visit, arguments: "<(repeat each Item) -> Void>")
  }

  func call<each Item>(_ body: @escaping Visit<repeat each Item>) {
    spryify(.call, arguments: "<Visit<repeat each Item>>")
  }

  func keep<each Item>(_ bodies: repeat @escaping (each Item) -> Void) {
    spryify(.keep, arguments: "<repeat @escaping (each Item) -> Void>")
  }

  func make<each Item>(_ body: @escaping () -> (repeat each Item)) -> Int {
    spryify(.make, arguments: body)
  }

  @available(macOS 14.2, tvOS 18, *)
  func carry() {
    spryify(.carry)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension FakeTrailPacker {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailPacker
    func pack(_ items: TypedArgument<Any?>) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.pack, with: items)) }
    func pack<each Item>(_ items: TypedArgument<Any?> = .anything, and tools: TypedArgument<Any?>) -> TypedCall<(Any?, Any?) -> Void, (repeat each Item), Never> { .init(fake.call(.packAnd, with: items, tools)) }
    func sort(_ count: Int, items: TypedArgument<Any?> = .anything, last: String) -> TypedCall<(Int, Any?, String) -> Void, Void, Never> { .init(fake.call(.sort, with: count, items, last)) }
    @_disfavoredOverload func sort(_ count: Int, items: TypedArgument<Any?> = .anything, last: TypedArgument<String> = .anything) -> TypedCall<(Int, Any?, String) -> Void, Void, Never> { .init(fake.call(.sort, with: count, items, last)) }
    @_disfavoredOverload func sort(_ count: TypedArgument<Int> = .anything, items: TypedArgument<Any?> = .anything, last: String) -> TypedCall<(Int, Any?, String) -> Void, Void, Never> { .init(fake.call(.sort, with: count, items, last)) }
    @_disfavoredOverload func sort(_ count: TypedArgument<Int> = .anything, items: TypedArgument<Any?> = .anything, last: TypedArgument<String> = .anything) -> TypedCall<(Int, Any?, String) -> Void, Void, Never> { .init(fake.call(.sort, with: count, items, last)) }
    func unpack<each Item>(_ items: (repeat each Item)) -> TypedCall<((repeat each Item)) -> Void, (repeat (each Item)?), Never> { .init(fake.call(.unpack, with: items)) }
    @_disfavoredOverload func unpack<each Item>(_ items: TypedArgument<(repeat each Item)>) -> TypedCall<((repeat each Item)) -> Void, (repeat (each Item)?), Never> { .init(fake.call(.unpack, with: items)) }
    func check(_ checks: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.check, with: checks)) }
    func visit(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.visit, with: body)) }
    func call(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.call, with: body)) }
    func keep(_ bodies: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.keep, with: bodies)) }
    func make(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.make, with: body)) }
    @available(macOS 14.2, tvOS 18, *) func carry() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.carry)) }
  }
}
