// Generated from Backpack. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Backpack --module GeneratorFixtures
// Checksum: 6f5243b7b697faa0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeBackpack: Backpack, Spryable {
  typealias Function = NoFunctions
}
