// Generated from TrailArchive. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailArchive --module GeneratorFixtures
// Checksum: d78cc1922b2d1cda
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailArchive: TrailArchive, Spryable {
  enum Function: String, GeneratedFunction {
    case _purge = "_purge()"
  }

  let spryStorage = SpryStorage()

  nonisolated override init() {
    super.init()
  }

  override func _purge() {
    spryify(._purge)
  }
}

nonisolated extension FakeTrailArchive {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailArchive
    func _purge() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(._purge)) }
  }
}
