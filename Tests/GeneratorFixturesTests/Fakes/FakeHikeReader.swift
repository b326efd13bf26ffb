// Generated from HikeReader. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeReader --module GeneratorFixtures
// Checksum: 64a40aca5b5f067b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeHikeReader: HikeReader, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case configuration
    case read = "read(_:) ((HikeDatabase) throws -> Value)"
    case readAsync = "read(_:) (@Sendable (HikeDatabase) throws -> Value)"
    case readLater = "readLater(_:)"
    case _add = "_add(_:_:onChange:)"
  }

  let spryStorage = SpryStorage()

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
