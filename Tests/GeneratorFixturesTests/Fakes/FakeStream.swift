// Generated from Stream. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Stream --module GeneratorFixtures
// Checksum: b9da1f93c4fbf5c5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import GeneratorFixtures
import Spry

final class FakeStream: GeneratorFixtures.Stream, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case cross = "cross(_:at:)"
  }

  let spryStorage = SpryStorage()

  func cross(_ bridge: Bridge, at date: Date) -> any GeneratorFixtures.Stream {
    spryify(.cross, arguments: bridge, date)
  }
}
