// Generated from HikeWriter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeWriter --module GeneratorFixtures
// Checksum: 4f75d46f703b659b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeHikeWriter: HikeWriter, Spryable {
  enum Function: String, GeneratedFunction {
    case write = "write(_:) ((HikeDatabase) throws -> Value)"
    case writeAsync = "write(_:) (@Sendable (HikeDatabase) throws -> Value)"
    case configuration
    case read = "read(_:) ((HikeDatabase) throws -> Value)"
    case readAsync = "read(_:) (@Sendable (HikeDatabase) throws -> Value)"
    case readLater = "readLater(_:)"
    case _add = "_add(_:_:onChange:)"
  }

  let spryStorage = SpryStorage()

  func write<Value, Failure: Error>(
    _ updates: (HikeDatabase) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withoutActuallyEscaping(updates) { updates throws(Failure) in
      try spryifyThrows(.write, arguments: Rethrowing(updates), throwing: Failure.self)
    }
  }

  func write<Value: Sendable>(
    _ updates: @Sendable (HikeDatabase) throws -> Value
  ) async throws -> Value {
    func answer(
      _ updates: @escaping @Sendable (HikeDatabase) throws -> Value
    ) async throws -> Value {
      try await spryifyThrows(.writeAsync, arguments: Transient(updates))
    }
    return try await withoutActuallyEscaping(updates, do: answer)
  }

  var configuration: Int { stubbedValue(.configuration) }

  func read<Value>(_ value: (HikeDatabase) throws -> Value) throws -> Value {
    try withoutActuallyEscaping(value) { value in
      try spryifyThrows(.read, arguments: Transient(value))
    }
  }

  func read<Value: Sendable>(
    _ value: @Sendable (HikeDatabase) throws -> Value
  ) async throws -> Value {
    func answer(_ value: @escaping @Sendable (HikeDatabase) throws -> Value) async throws -> Value {
      try await spryifyThrows(.readAsync, arguments: Transient(value))
    }
    return try await withoutActuallyEscaping(value, do: answer)
  }

  func readLater(_ value: @escaping @Sendable (Result<HikeDatabase, any Error>) -> Void) {
    spryify(.readLater, arguments: value)
  }

  func _add<Value: Sendable>(
    _ value: Value, _ scheduler: some Comparable, onChange: @escaping @Sendable (Value) -> Void
  ) -> any Sendable {
    spryify(._add, arguments: value, scheduler, onChange)
  }
}

extension FakeHikeWriter {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHikeWriter
    func write<Value>(_ updates: TypedArgument<(HikeDatabase) throws -> Value>) -> TypedCall<(@escaping (HikeDatabase) throws -> Value) -> Void, Value, Never> { .init(fake.call(.write, with: updates)) }
    func writeAsync<Value: Sendable>(_ updates: TypedArgument<@Sendable (HikeDatabase) throws -> Value>) -> TypedCall<(@escaping @Sendable (HikeDatabase) throws -> Value) -> Void, Value, any Error> { .init(fake.call(.writeAsync, with: updates)) }
    var configuration: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.configuration)) }
    func read<Value>(_ value: TypedArgument<(HikeDatabase) throws -> Value>) -> TypedCall<(@escaping (HikeDatabase) throws -> Value) -> Void, Value, any Error> { .init(fake.call(.read, with: value)) }
    func readAsync<Value: Sendable>(_ value: TypedArgument<@Sendable (HikeDatabase) throws -> Value>) -> TypedCall<(@escaping @Sendable (HikeDatabase) throws -> Value) -> Void, Value, any Error> { .init(fake.call(.readAsync, with: value)) }
    func readLater(_ value: TypedArgument<@Sendable (Result<HikeDatabase, any Error>) -> Void> = .anything) -> TypedCall<(@escaping @Sendable (Result<HikeDatabase, any Error>) -> Void) -> Void, Void, Never> { .init(fake.call(.readLater, with: value)) }
    func _add<Value: Sendable, T: Comparable>(_ value: Value, _ scheduler: T, onChange: TypedArgument<@Sendable (Value) -> Void> = .anything) -> TypedCall<(Value, T, @escaping @Sendable (Value) -> Void) -> Void, any Sendable, Never> { .init(fake.call(._add, with: value, scheduler, onChange)) }
    @_disfavoredOverload func _add<Value: Sendable>(_ value: Value, _ scheduler: TypedArgument<Any?> = .anything, onChange: TypedArgument<@Sendable (Value) -> Void> = .anything) -> TypedCall<(Value, Any?, @escaping @Sendable (Value) -> Void) -> Void, any Sendable, Never> { .init(fake.call(._add, with: value, scheduler, onChange)) }
    @_disfavoredOverload func _add<T: Comparable>(_ value: TypedArgument<Any?> = .anything, _ scheduler: T, onChange: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, T, Any?) -> Void, any Sendable, Never> { .init(fake.call(._add, with: value, scheduler, onChange)) }
    @_disfavoredOverload func _add(_ value: TypedArgument<Any?> = .anything, _ scheduler: TypedArgument<Any?> = .anything, onChange: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, Any?, Any?) -> Void, any Sendable, Never> { .init(fake.call(._add, with: value, scheduler, onChange)) }
  }
}
