// Generated from TrailParsing. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake TrailParsing --module GeneratorFixtures
// Checksum: f41d0c85fd8337a1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailParsing: TrailParsing, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeText = "init(text:)"
    case initializeBytes = "init(bytes:)"
    case initializeId = "init(id:)"
    case initializeReading = "init(reading:)"
  }

  typealias Function = NoFunctions

  init() {}

  init(text: String) throws {
    try Self.spryifyThrows(.initializeText, arguments: text, as: Void.self, fallbackValue: ())
  }

  init(bytes: [UInt8]) throws(WalkError) {
    try Self.spryifyThrows(
      .initializeBytes, arguments: bytes, throwing: WalkError.self, as: Void.self,
      fallbackValue: ())
  }

  init?(id: Int) {
    let isMade: Bool = Self.spryify(.initializeId, arguments: id, fallbackValue: true)
    guard isMade else { return nil }
  }

  init?(reading read: () throws(WalkError) -> Int) throws(WalkError) {
    let isMade: Bool = try withoutActuallyEscaping(read) { (read) throws(WalkError) in
      try Self.spryifyThrows(
        .initializeReading, arguments: Transient(read), throwing: WalkError.self,
        fallbackValue: true)
    }
    guard isMade else { return nil }
  }
}
