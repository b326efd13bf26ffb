// Generated from _TrailIndex. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake _TrailIndex --module GeneratorFixtures
// Checksum: bcc75af7597435ac
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class Fake_TrailIndex: _TrailIndex, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case _size
  }

  let spryStorage = SpryStorage()

  var _size: Int { stubbedValue(._size) }
}

extension Fake_TrailIndex {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: Fake_TrailIndex
    var _size: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(._size)) }
  }
}
