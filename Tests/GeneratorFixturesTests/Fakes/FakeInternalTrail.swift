// Generated from InternalTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake InternalTrail --module GeneratorFixtures
// Checksum: c7b70c553ebe8d66
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
