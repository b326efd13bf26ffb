// Generated from SignalBox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignalBox --module GeneratorFixtures
// Checksum: 6ea18db5b3c36a41
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignalBox: SignalBox, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case ring = "ring()"
  }

  let spryStorage = SpryStorage()

  func ring() {
    spryify(.ring)
  }
}
