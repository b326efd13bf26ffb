// Generated from Modern. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Modern --module GeneratorFixtures
// Checksum: c96c641addd8c7c3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
