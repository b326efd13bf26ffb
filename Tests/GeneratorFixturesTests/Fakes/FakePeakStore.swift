// Generated from PeakStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PeakStore --module GeneratorFixtures
// Checksum: 26c3fe13be16e0e8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePeakStore<Value>: PeakStore<Value>, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case make = "make(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case climb = "climb(_:)"
    case copy = "copy()"
    case latest
    case load = "load(_:then:)"
    case count = "count()"
  }

  let spryStorage = SpryStorage()

  override func climb(_ value: Value) {
    spryify(.climb, arguments: value)
  }

  override func copy() -> Self {
    spryify(.copy)
  }

  override var latest: Value? { stubbedValue(.latest) }

  override func load(_ item: Value, then body: (Value) throws -> Void) -> [Value] {
    withoutActuallyEscaping(body) { body in
      spryify(.load, arguments: item, Transient(body))
    }
  }

  override func count() -> Int {
    spryify(.count)
  }

  override class func make(_ items: Value...) -> Int {
    spryify(.make, arguments: items)
  }
}

extension FakePeakStore {
  struct Calls {
    fileprivate let fake: FakePeakStore<Value>

    func climb(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> {
      TypedCall(fake.call(.climb, with: value))
    }

    @_disfavoredOverload
    func climb(
      _ value: TypedArgument<Value> = .anything
    ) -> TypedCall<(Value) -> Void, Void, Never> {
      TypedCall(fake.call(.climb, with: value))
    }

    func copy() -> TypedCall<() -> Void, FakePeakStore<Value>, Never> {
      TypedCall(fake.call(.copy))
    }

    var latest: TypedGetter<Value?, Never> { TypedGetter(fake.call(.latest)) }

    func load(
      _ item: Value, then body: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Value, Any?) -> Void, [Value], Never> {
      TypedCall(fake.call(.load, with: item, body))
    }

    @_disfavoredOverload
    func load(
      _ item: TypedArgument<Value> = .anything, then body: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Value, Any?) -> Void, [Value], Never> {
      TypedCall(fake.call(.load, with: item, body))
    }

    func count() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.count))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func make(_ items: [Value]) -> TypedCall<([Value]) -> Void, Int, Never> {
      TypedCall(FakePeakStore<Value>.call(.make, with: items))
    }

    @_disfavoredOverload
    func make(
      _ items: TypedArgument<[Value]> = .anything
    ) -> TypedCall<([Value]) -> Void, Int, Never> {
      TypedCall(FakePeakStore<Value>.call(.make, with: items))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
