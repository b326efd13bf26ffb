// Generated from TrailBoard. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBoard --module GeneratorFixtures
// Checksum: d00f836ae28f5b10
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailBoard: TrailBoard, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailBoard
    typealias DisplayBoolCall = TypedCall<(Bool) -> Void, Void, Never>
    func display(_ isLoading: Bool) -> DisplayBoolCall { .init(fake.call(.displayBool, with: isLoading)) }
    func displayBool(_ isLoading: TypedArgument<Bool> = .anything) -> DisplayBoolCall { .init(fake.call(.displayBool, with: isLoading)) }
    typealias DisplayStringArrayCall = TypedCall<([String]) -> Void, Void, Never>
    func display(_ trails: [String]) -> DisplayStringArrayCall { .init(fake.call(.displayStringArray, with: trails)) }
    func displayStringArray(_ trails: TypedArgument<[String]> = .anything) -> DisplayStringArrayCall { .init(fake.call(.displayStringArray, with: trails)) }
    func cancelInt() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.cancelInt)) }
    func cancelString() -> TypedCall<() -> Void, String, Never> { .init(fake.call(.cancelString)) }
    typealias ResetCall = TypedCall<(Int) -> Void, Int, Never>
    func reset(to value: Int) -> ResetCall { .init(fake.call(.reset, with: value)) }
    @_disfavoredOverload func reset(to value: TypedArgument<Int> = .anything) -> ResetCall { .init(fake.call(.reset, with: value)) }
    typealias ResetAsyncCall = TypedCall<(Int) -> Void, Int, Never>
    func resetAsync(to value: Int) -> ResetAsyncCall { .init(fake.call(.resetAsync, with: value)) }
    @_disfavoredOverload func resetAsync(to value: TypedArgument<Int> = .anything) -> ResetAsyncCall { .init(fake.call(.resetAsync, with: value)) }
    func keepSomeHashable<Value: Hashable>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> { .init(fake.call(.keepSomeHashable, with: value)) }
    @_disfavoredOverload func keepSomeHashable(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.keepSomeHashable, with: value)) }
    func keepValue<Value: Comparable>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> { .init(fake.call(.keepValue, with: value)) }
    @_disfavoredOverload func keepValue(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.keepValue, with: value)) }
    typealias KeepIntCall = TypedCall<(Int) -> Void, Void, Never>
    func keep(_ value: Int) -> KeepIntCall { .init(fake.call(.keepInt, with: value)) }
    func keepInt(_ value: TypedArgument<Int> = .anything) -> KeepIntCall { .init(fake.call(.keepInt, with: value)) }
    typealias SubscriptIntCall = TypedCall<(Int) -> Void, Int, Never>
    func subscriptInt(_ row: Int) -> SubscriptIntCall { .init(fake.call(.subscriptInt, with: row)) }
    @_disfavoredOverload func subscriptInt(_ row: TypedArgument<Int> = .anything) -> SubscriptIntCall { .init(fake.call(.subscriptInt, with: row)) }
    typealias SubscriptIntCall2 = TypedCall<(Int, Int) -> Void, Void, Never>
    func `subscript`(_ row: Int, set newValue: Int) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: row, newValue)) }
    @_disfavoredOverload func subscriptInt(_ row: Int, set newValue: TypedArgument<Int>) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: row, newValue)) }
    @_disfavoredOverload func subscriptInt(_ row: TypedArgument<Int> = .anything, set newValue: Int) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: row, newValue)) }
    @_disfavoredOverload func subscriptInt(_ row: TypedArgument<Int> = .anything, set newValue: TypedArgument<Int>) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: row, newValue)) }
    typealias SubscriptStringCall = TypedCall<(Int) -> Void, String, Never>
    func subscriptString(_ row: Int) -> SubscriptStringCall { .init(fake.call(.subscriptString, with: row)) }
    @_disfavoredOverload func subscriptString(_ row: TypedArgument<Int> = .anything) -> SubscriptStringCall { .init(fake.call(.subscriptString, with: row)) }
    typealias SubscriptStringCall2 = TypedCall<(Int, String) -> Void, Void, Never>
    func `subscript`(_ row: Int, set newValue: String) -> SubscriptStringCall2 { .init(fake.call(.subscriptString, with: row, newValue)) }
    @_disfavoredOverload func subscriptString(_ row: Int, set newValue: TypedArgument<String>) -> SubscriptStringCall2 { .init(fake.call(.subscriptString, with: row, newValue)) }
    @_disfavoredOverload func subscriptString(_ row: TypedArgument<Int> = .anything, set newValue: String) -> SubscriptStringCall2 { .init(fake.call(.subscriptString, with: row, newValue)) }
    @_disfavoredOverload func subscriptString(_ row: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>) -> SubscriptStringCall2 { .init(fake.call(.subscriptString, with: row, newValue)) }
  }
}
