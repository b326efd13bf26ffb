// Generated from Modern. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Modern --module GeneratorFixtures

import GeneratorFixtures
import Spry

@available(macOS 14, *)
final class FakeModern: Modern, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  @available(macOS 14, *)
  func run() -> Int {
    spryify(.run)
  }
}
