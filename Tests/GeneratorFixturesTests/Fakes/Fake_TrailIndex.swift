// Generated from _TrailIndex. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake _TrailIndex --module GeneratorFixtures
// Checksum: f935ac3df6822353
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class Fake_TrailIndex: _TrailIndex, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _size
  }

  let spryStorage = SpryStorage()

  var _size: Int { stubbedValue(._size) }
}

extension Fake_TrailIndex {
  struct Calls {
    fileprivate let fake: Fake_TrailIndex

    var _size: TypedGetter<Int, Never> { TypedGetter(fake.call(._size)) }
  }

  var calls: Calls { Calls(fake: self) }
}
