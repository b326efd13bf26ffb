// Generated from TrailCodec. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCodec --module GeneratorFixtures --no-calls
// Checksum: ee35c7cd88382140
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCodec<Value: Codable>: TrailCodec, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case store = "store(_:)"
    case read = "read(as:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func store(_ value: Value) {
    spryify(.store, arguments: value)
  }

  func read<Other: Codable>(as type: Other.Type) -> Other {
    spryify(.read, arguments: type)
  }
}
