// Generated from Journal. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Journal --module GeneratorFixtures --no-calls
// Checksum: 471bcc10cc4a1e92
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

nonisolated final class FakeJournal: Journal, Spryable, @unchecked Sendable {
  enum Function: String, GeneratedFunction {
    case write = "write(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override func write(_ line: String) throws(WalkError) {
    try spryifyThrows(.write, arguments: line, throwing: WalkError.self)
  }
}
