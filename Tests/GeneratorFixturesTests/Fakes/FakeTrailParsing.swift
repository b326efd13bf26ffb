// Generated from TrailParsing. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailParsing --module GeneratorFixtures --no-calls
// Checksum: 3436698c1f82bec7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailParsing: TrailParsing, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeText = "init(text:)"
    case initializeBytes = "init(bytes:)"
    case initializeId = "init(id:)"
    case initializeReading = "init(reading:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  typealias Function = NoFunctions

  init() {}

  init(text: String) throws {
    try Self.spryifyThrows(.initializeText, arguments: text, as: Void.self, fallbackValue: ())
  }

  init(bytes: [UInt8]) throws(WalkError) {
    try Self.spryifyThrows(.initializeBytes, arguments: bytes, throwing: WalkError.self, as: Void.self, fallbackValue: ())
  }

  init?(id: Int) {
    let isMade: Bool = Self.spryify(.initializeId, arguments: id, fallbackValue: true)
    guard isMade else { return nil }
  }

  init?(reading read: () throws(WalkError) -> Int) throws(WalkError) {
    let isMade: Bool = try withoutActuallyEscaping(read) { read throws(WalkError) in
      try Self.spryifyThrows(.initializeReading, arguments: Transient(read), throwing: WalkError.self, fallbackValue: true)
    }
    guard isMade else { return nil }
  }
}
