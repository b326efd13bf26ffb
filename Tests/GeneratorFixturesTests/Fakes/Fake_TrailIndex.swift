// Generated from _TrailIndex. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake _TrailIndex --module GeneratorFixtures
// Checksum: d0392faa26c9558a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class Fake_TrailIndex: _TrailIndex, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _size
  }

  let spryStorage = SpryStorage()

  var _size: Int { stubbedValue(._size) }
}
