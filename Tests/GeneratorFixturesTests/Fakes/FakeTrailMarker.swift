// Generated from TrailMarker. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMarker --module GeneratorFixtures
// Checksum: 266018176ddd8718
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMarker: TrailMarker, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case f = "f(_:)"
  }

  enum Function: String, GeneratedFunction {
    case fInt = "f(_:) (Int)"
    case fIntInt = "f(_:) (Int) -> Int"
    case fIntArray = "f(_:) ([Int])"
    case fOptionalInt = "f(_:) (Int?)"
    case fIntAsync = "f(_:) (Int) async"
    case fA = "f(a:)"
    case fB = "f(b:)"
    case f
    case fValueType = "f(_:) (Value.Type)"
  }

  let spryStorage = SpryStorage()

  func f(_ count: Int) {
    spryify(.fInt, arguments: count)
  }

  func f(_ count: Int) -> Int {
    spryify(.fIntInt, arguments: count)
  }

  func f(_ count: [Int]) {
    spryify(.fIntArray, arguments: count)
  }

  func f(_ count: Int?) {
    spryify(.fOptionalInt, arguments: count)
  }

  func f(_ count: Int) async {
    await spryify(.fIntAsync, arguments: count)
  }

  func f(a: Int) {
    spryify(.fA, arguments: a)
  }

  func f(b: Int) {
    spryify(.fB, arguments: b)
  }

  var f: Int { stubbedValue(.f) }

  func f<Value>(_ type: Value.Type) {
    spryify(.fValueType, arguments: type)
  }

  static func f(_ count: Int) {
    spryify(.f, arguments: count)
  }
}

extension FakeTrailMarker {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailMarker
    typealias FIntCall = TypedCall<(Int) -> Void, Void, Never>
    func fInt(_ count: Int) -> FIntCall { .init(fake.call(.fInt, with: count)) }
    @_disfavoredOverload func fInt(_ count: TypedArgument<Int> = .anything) -> FIntCall { .init(fake.call(.fInt, with: count)) }
    typealias FIntIntCall = TypedCall<(Int) -> Void, Int, Never>
    func fIntInt(_ count: Int) -> FIntIntCall { .init(fake.call(.fIntInt, with: count)) }
    @_disfavoredOverload func fIntInt(_ count: TypedArgument<Int> = .anything) -> FIntIntCall { .init(fake.call(.fIntInt, with: count)) }
    typealias FIntArrayCall = TypedCall<([Int]) -> Void, Void, Never>
    func f(_ count: [Int]) -> FIntArrayCall { .init(fake.call(.fIntArray, with: count)) }
    func fIntArray(_ count: TypedArgument<[Int]> = .anything) -> FIntArrayCall { .init(fake.call(.fIntArray, with: count)) }
    typealias FOptionalIntCall = TypedCall<(Int?) -> Void, Void, Never>
    func f(_ count: Int?) -> FOptionalIntCall { .init(fake.call(.fOptionalInt, with: count)) }
    func fOptionalInt(_ count: TypedArgument<Int?> = .anything) -> FOptionalIntCall { .init(fake.call(.fOptionalInt, with: count)) }
    typealias FIntAsyncCall = TypedCall<(Int) -> Void, Void, Never>
    func fIntAsync(_ count: Int) -> FIntAsyncCall { .init(fake.call(.fIntAsync, with: count)) }
    @_disfavoredOverload func fIntAsync(_ count: TypedArgument<Int> = .anything) -> FIntAsyncCall { .init(fake.call(.fIntAsync, with: count)) }
    typealias FACall = TypedCall<(Int) -> Void, Void, Never>
    func f(a: Int) -> FACall { .init(fake.call(.fA, with: a)) }
    @_disfavoredOverload func f(a: TypedArgument<Int>) -> FACall { .init(fake.call(.fA, with: a)) }
    typealias FBCall = TypedCall<(Int) -> Void, Void, Never>
    func f(b: Int) -> FBCall { .init(fake.call(.fB, with: b)) }
    @_disfavoredOverload func f(b: TypedArgument<Int>) -> FBCall { .init(fake.call(.fB, with: b)) }
    var f: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.f)) }
    func f<Value>(_ type: Value.Type) -> TypedCall<(Value.Type) -> Void, Void, Never> { .init(fake.call(.fValueType, with: type)) }
    func fValueType(_ type: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.fValueType, with: type)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias FCall = TypedCall<(Int) -> Void, Void, Never>
    func f(_ count: Int) -> FCall { .init(FakeTrailMarker.call(.f, with: count)) }
    @_disfavoredOverload func f(_ count: TypedArgument<Int> = .anything) -> FCall { .init(FakeTrailMarker.call(.f, with: count)) }
  }
}
