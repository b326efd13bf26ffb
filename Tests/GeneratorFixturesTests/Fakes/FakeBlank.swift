// Generated from Blank. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Blank --module GeneratorFixtures
// Checksum: e21dc7d80b131012
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
