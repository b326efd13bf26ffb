// Generated from TrailBoard. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBoard --module GeneratorFixtures
// Checksum: c41b2289e43e270e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailBoard: TrailBoard, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case displayBool = "display(_:) (Bool)"
    case displayStringArray = "display(_:) ([String])"
    case cancelInt = "cancel() -> Int"
    case cancelString = "cancel() -> String"
    case reset = "reset(to:) (Int) -> Int"
    case resetAsync = "reset(to:) (Int) -> Int async"
    case keepSomeHashable = "keep(_:) (some Hashable)"
    case keepValue = "keep(_:) (Value)"
    case keepInt = "keep(_:) (Int)"
    case subscriptInt = "subscript(_:) (Int) -> Int"
    case subscriptString = "subscript(_:) (Int) -> String"
  }

  let spryStorage = SpryStorage()

  func display(_ isLoading: Bool) {
    spryify(.displayBool, arguments: isLoading)
  }

  func display(_ trails: [String]) {
    spryify(.displayStringArray, arguments: trails)
  }

  func cancel() -> Int {
    spryify(.cancelInt)
  }

  func cancel() -> String {
    spryify(.cancelString)
  }

  func reset(to value: Int) -> Int {
    spryify(.reset, arguments: value)
  }

  func reset(to value: Int) async -> Int {
    await spryify(.resetAsync, arguments: value)
  }

  func keep(_ value: some Hashable) {
    spryify(.keepSomeHashable, arguments: value)
  }

  func keep<Value: Comparable>(_ value: Value) {
    spryify(.keepValue, arguments: value)
  }

  func keep(_ value: Int) {
    spryify(.keepInt, arguments: value)
  }

  subscript(row: Int) -> Int {
    get { spryify(.subscriptInt, arguments: row) }
    set { recordCall(.subscriptInt, arguments: row, newValue) }
  }

  subscript(row: Int) -> String {
    get { spryify(.subscriptString, arguments: row) }
    set { recordCall(.subscriptString, arguments: row, newValue) }
  }
}

extension FakeTrailBoard {
  struct Calls {
    fileprivate let fake: FakeTrailBoard

    func display(_ isLoading: Bool) -> TypedCall<(Bool) -> Void, Void, Never> {
      TypedCall(fake.call(.displayBool, with: isLoading))
    }

    func displayBool(
      _ isLoading: TypedArgument<Bool> = .anything
    ) -> TypedCall<(Bool) -> Void, Void, Never> {
      TypedCall(fake.call(.displayBool, with: isLoading))
    }

    func display(_ trails: [String]) -> TypedCall<([String]) -> Void, Void, Never> {
      TypedCall(fake.call(.displayStringArray, with: trails))
    }

    func displayStringArray(
      _ trails: TypedArgument<[String]> = .anything
    ) -> TypedCall<([String]) -> Void, Void, Never> {
      TypedCall(fake.call(.displayStringArray, with: trails))
    }

    func cancelInt() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.cancelInt))
    }

    func cancelString() -> TypedCall<() -> Void, String, Never> {
      TypedCall(fake.call(.cancelString))
    }

    func reset(to value: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.reset, with: value))
    }

    @_disfavoredOverload
    func reset(to value: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.reset, with: value))
    }

    func resetAsync(to value: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.resetAsync, with: value))
    }

    @_disfavoredOverload
    func resetAsync(
      to value: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.resetAsync, with: value))
    }

    func keepSomeHashable<Value: Hashable>(
      _ value: Value
    ) -> TypedCall<(Value) -> Void, Void, Never> {
      TypedCall(fake.call(.keepSomeHashable, with: value))
    }

    @_disfavoredOverload
    func keepSomeHashable(
      _ value: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.keepSomeHashable, with: value))
    }

    func keepValue<Value: Comparable>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> {
      TypedCall(fake.call(.keepValue, with: value))
    }

    @_disfavoredOverload
    func keepValue(
      _ value: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.keepValue, with: value))
    }

    func keep(_ value: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.keepInt, with: value))
    }

    func keepInt(_ value: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.keepInt, with: value))
    }

    func subscriptInt(_ row: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.subscriptInt, with: row))
    }

    @_disfavoredOverload
    func subscriptInt(
      _ row: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.subscriptInt, with: row))
    }

    func `subscript`(_ row: Int, set newValue: Int) -> TypedCall<(Int, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.subscriptInt, with: row, newValue))
    }

    func subscriptInt(
      _ row: TypedArgument<Int> = .anything, set newValue: TypedArgument<Int>
    ) -> TypedCall<(Int, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.subscriptInt, with: row, newValue))
    }

    func subscriptString(_ row: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscriptString, with: row))
    }

    @_disfavoredOverload
    func subscriptString(
      _ row: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscriptString, with: row))
    }

    func `subscript`(
      _ row: Int, set newValue: String
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscriptString, with: row, newValue))
    }

    func subscriptString(
      _ row: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscriptString, with: row, newValue))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
