// Generated from PeakStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PeakStore --module GeneratorFixtures
// Checksum: 437da8adc8ab0aea
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakePeakStore<Value>: PeakStore<Value>, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case make = "make(_:)"
  }

  enum Function: String, GeneratedFunction {
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

nonisolated extension FakePeakStore {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePeakStore<Value>
    typealias ClimbCall = TypedCall<(Value) -> Void, Void, Never>
    func climb(_ value: Value) -> ClimbCall { .init(fake.call(.climb, with: value)) }
    @_disfavoredOverload func climb(_ value: TypedArgument<Value> = .anything) -> ClimbCall { .init(fake.call(.climb, with: value)) }
    func copy() -> TypedCall<() -> Void, FakePeakStore<Value>, Never> { .init(fake.call(.copy)) }
    var latest: some StubbableCall<() -> Void, Value?, Never> { TypedCall(fake.call(.latest)) }
    typealias LoadCall = TypedCall<(Value, @escaping (Value) throws -> Void) -> Void, [Value], Never>
    func load(_ item: Value, then body: TypedArgument<(Value) throws -> Void> = .anything) -> LoadCall { .init(fake.call(.load, with: item, body)) }
    @_disfavoredOverload func load(_ item: TypedArgument<Value> = .anything, then body: TypedArgument<(Value) throws -> Void> = .anything) -> LoadCall { .init(fake.call(.load, with: item, body)) }
    func count() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.count)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias MakeCall = TypedCall<([Value]) -> Void, Int, Never>
    func make(_ items: [Value]) -> MakeCall { .init(FakePeakStore<Value>.call(.make, with: items)) }
    @_disfavoredOverload func make(_ items: TypedArgument<[Value]> = .anything) -> MakeCall { .init(FakePeakStore<Value>.call(.make, with: items)) }
  }
}
