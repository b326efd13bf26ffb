// Generated from PlainTrail. To write it again:
// swift package --allow-writing-to-package-directory generate-fake PlainTrail --module GeneratorFixtures

import Spry

@testable import GeneratorFixtures

final class FakePlainTrail: PlainTrail, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}
