// Generated from Backpack. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake Backpack --module GeneratorFixtures
// Checksum: 894544e1d6935198
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeBackpack: Backpack, Spryable {
  typealias Function = NoFunctions
}
