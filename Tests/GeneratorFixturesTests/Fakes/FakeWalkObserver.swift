// Generated from WalkObserver. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkObserver --module GeneratorFixtures
// Checksum: 95007635eeaffb8b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkObserver<Element>: WalkObserver, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case on = "on(_:)"
  }

  let spryStorage = SpryStorage()

  func on(_ element: Element) {
    spryify(.on, arguments: element)
  }
}
