// Generated from TrailMarker. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMarker --module GeneratorFixtures
// Checksum: 5f4f94a68aeb913b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMarker: TrailMarker, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case f = "f(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailMarker

    func fInt(_ count: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fInt, with: count))
    }

    @_disfavoredOverload
    func fInt(_ count: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fInt, with: count))
    }

    func fIntInt(_ count: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.fIntInt, with: count))
    }

    @_disfavoredOverload
    func fIntInt(_ count: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.fIntInt, with: count))
    }

    func f(_ count: [Int]) -> TypedCall<([Int]) -> Void, Void, Never> {
      TypedCall(fake.call(.fIntArray, with: count))
    }

    func fIntArray(
      _ count: TypedArgument<[Int]> = .anything
    ) -> TypedCall<([Int]) -> Void, Void, Never> {
      TypedCall(fake.call(.fIntArray, with: count))
    }

    func f(_ count: Int?) -> TypedCall<(Int?) -> Void, Void, Never> {
      TypedCall(fake.call(.fOptionalInt, with: count))
    }

    func fOptionalInt(
      _ count: TypedArgument<Int>? = .anything
    ) -> TypedCall<(Int?) -> Void, Void, Never> {
      TypedCall(fake.call(.fOptionalInt, with: count))
    }

    func fIntAsync(_ count: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fIntAsync, with: count))
    }

    @_disfavoredOverload
    func fIntAsync(
      _ count: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fIntAsync, with: count))
    }

    func f(a: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fA, with: a))
    }

    @_disfavoredOverload
    func f(a: TypedArgument<Int>) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fA, with: a))
    }

    func f(b: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fB, with: b))
    }

    @_disfavoredOverload
    func f(b: TypedArgument<Int>) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.fB, with: b))
    }

    var f: TypedGetter<Int, Never> { TypedGetter(fake.call(.f)) }

    func f<Value>(_ type: Value.Type) -> TypedCall<(Value.Type) -> Void, Void, Never> {
      TypedCall(fake.call(.fValueType, with: type))
    }

    func fValueType(
      _ type: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.fValueType, with: type))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func f(_ count: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(FakeTrailMarker.call(.f, with: count))
    }

    @_disfavoredOverload
    func f(_ count: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(FakeTrailMarker.call(.f, with: count))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
