// Generated from HutStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HutStore --module GeneratorFixtures
// Checksum: af40678d586a481f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeHutStore: HutStore, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case make = "make(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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

extension FakeHutStore {
  struct Calls {
    fileprivate let fake: FakeHutStore

    func open() -> TypedCall<() -> Void, Bool, Never> {
      TypedCall(fake.call(.open))
    }

    func `subscript`(_ key: String) -> TypedCall<(String) -> Void, HutStore.Entry?, Never> {
      TypedCall(fake.call(.subscript, with: key))
    }

    @_disfavoredOverload
    func `subscript`(
      _ key: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, HutStore.Entry?, Never> {
      TypedCall(fake.call(.subscript, with: key))
    }

    var latest: TypedGetter<[HutStore.Entry]?, Never> { TypedGetter(fake.call(.latest)) }

    func load(
      _ item: [HutStore.Entry], then body: TypedArgument<Any?> = .anything
    ) -> TypedCall<([HutStore.Entry], Any?) -> Void, [[HutStore.Entry]], Never> {
      TypedCall(fake.call(.load, with: item, body))
    }

    @_disfavoredOverload
    func load(
      _ item: TypedArgument<[HutStore.Entry]> = .anything,
      then body: TypedArgument<Any?> = .anything
    ) -> TypedCall<([HutStore.Entry], Any?) -> Void, [[HutStore.Entry]], Never> {
      TypedCall(fake.call(.load, with: item, body))
    }

    func keep<Value>(
      _ value: Value, with item: [HutStore.Entry]
    ) -> TypedCall<(Value, [HutStore.Entry]) -> Void, (Value, [HutStore.Entry])?, Never> {
      TypedCall(fake.call(.keep, with: value, item))
    }

    @_disfavoredOverload
    func keep<Value>(
      _ value: TypedArgument<Value>, with item: TypedArgument<[HutStore.Entry]> = .anything
    ) -> TypedCall<(Value, [HutStore.Entry]) -> Void, (Value, [HutStore.Entry])?, Never> {
      TypedCall(fake.call(.keep, with: value, item))
    }

    func count() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.count))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func make(_ items: [[HutStore.Entry]]) -> TypedCall<([[HutStore.Entry]]) -> Void, Int, Never> {
      TypedCall(FakeHutStore.call(.make, with: items))
    }

    @_disfavoredOverload
    func make(
      _ items: TypedArgument<[[HutStore.Entry]]> = .anything
    ) -> TypedCall<([[HutStore.Entry]]) -> Void, Int, Never> {
      TypedCall(FakeHutStore.call(.make, with: items))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
