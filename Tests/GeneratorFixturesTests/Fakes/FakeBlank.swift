// Generated from Blank. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Blank --module GeneratorFixtures --no-calls
// Checksum: 5e57136e24778f0a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeBlank: Blank, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  typealias Function = NoFunctions

  init() {
    Self.recordCall(.initialize)
  }
}
