// Generated from HashableMap. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HashableMap --module GeneratorFixtures
// Checksum: 73e951f45ae28383
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeHashableMap: HashableMap, Spryable {
  typealias Function = NoFunctions

  static func == (left: FakeHashableMap, right: FakeHashableMap) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
