// Generated from InternalTrail. To write it again:
// swift package --allow-writing-to-package-directory generate-fake InternalTrail --module GeneratorFixtures

import Spry

@testable import GeneratorFixtures

final class FakeInternalTrail: InternalTrail, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run(_:)"
  }

  let spryStorage = SpryStorage()

  func run(_ step: InternalStep) -> Int {
    spryify(.run, arguments: step)
  }
}
