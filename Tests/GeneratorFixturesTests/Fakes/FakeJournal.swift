// Generated from Journal. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Journal --module GeneratorFixtures
// Checksum: 9976baa82a71c8d8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeJournal: Journal, Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case write = "write(_:)"
  }

  let spryStorage = SpryStorage()

  override func write(_ line: String) throws(WalkError) {
    try spryifyThrows(.write, arguments: line, throwing: WalkError.self)
  }
}
