// Generated from Journal. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Journal --module GeneratorFixtures

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
