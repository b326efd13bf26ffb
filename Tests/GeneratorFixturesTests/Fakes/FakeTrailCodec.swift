// Generated from TrailCodec. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCodec --module GeneratorFixtures
// Checksum: 3dfadf0679b145dc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCodec<Value: Codable>: TrailCodec, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case store = "store(_:)"
    case read = "read(as:)"
  }

  let spryStorage = SpryStorage()

  func store(_ value: Value) {
    spryify(.store, arguments: value)
  }

  func read<Other: Codable>(as type: Other.Type) -> Other {
    spryify(.read, arguments: type)
  }
}
