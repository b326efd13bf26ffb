// Generated from Backpack. Do not edit. To generate it again:
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
