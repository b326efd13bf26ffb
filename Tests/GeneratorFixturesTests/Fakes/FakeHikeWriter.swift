// Generated from HikeWriter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeWriter --module GeneratorFixtures --no-calls
// Checksum: ff0662ffdf0a881b
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

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func write<Value, Failure: Error>(_ updates: (HikeDatabase) throws(Failure) -> Value) throws(Failure) -> Value {
    try withoutActuallyEscaping(updates) { updates throws(Failure) in
      try spryifyThrows(.write, arguments: Rethrowing(updates), throwing: Failure.self)
    }
  }

  func write<Value: Sendable>(_ updates: @Sendable (HikeDatabase) throws -> Value) async throws -> Value {
    func answer(_ updates: @escaping @Sendable (HikeDatabase) throws -> Value) async throws -> Value {
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

  func read<Value: Sendable>(_ value: @Sendable (HikeDatabase) throws -> Value) async throws -> Value {
    func answer(_ value: @escaping @Sendable (HikeDatabase) throws -> Value) async throws -> Value {
      try await spryifyThrows(.readAsync, arguments: Transient(value))
    }
    return try await withoutActuallyEscaping(value, do: answer)
  }

  func readLater(_ value: @escaping @Sendable (Result<HikeDatabase, any Error>) -> Void) {
    spryify(.readLater, arguments: value)
  }

  func _add<Value: Sendable>(_ value: Value, _ scheduler: some Comparable, onChange: @escaping @Sendable (Value) -> Void) -> any Sendable {
    spryify(._add, arguments: value, scheduler, onChange)
  }
}
