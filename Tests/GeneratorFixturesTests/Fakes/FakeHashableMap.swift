// Generated from HashableMap. To write it again:
// swift package --allow-writing-to-package-directory generate-fake HashableMap --module GeneratorFixtures

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
