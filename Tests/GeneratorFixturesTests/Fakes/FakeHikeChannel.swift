// Generated from HikeChannel. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeChannel --module GeneratorFixtures
// Checksum: 16fd157c75d79405
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeHikeChannel: HikeChannel, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _core
    case parent
    case set = "set(_:to:)"
  }

  let spryStorage = SpryStorage()

  var _core: any HikeChannelCore { stubbedValue(._core) }
  var parent: (any HikeChannel)? { stubbedValue(.parent) }

  func set<Option: Hashable>(_ option: Option, to value: [Option]) -> Int {
    spryify(.set, arguments: option, value)
  }
}
