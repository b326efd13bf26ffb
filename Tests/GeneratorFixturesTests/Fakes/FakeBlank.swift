// Generated from Blank. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Blank --module GeneratorFixtures

import GeneratorFixtures
import Spry

final class FakeBlank: Blank, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init()"
  }

  typealias Function = NoFunctions

  init() {
    Self.recordCall(.initialize)
  }
}
