// Generated from TrailArchive. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailArchive --module GeneratorFixtures
// Checksum: c0eea8e0b411945e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailArchive: TrailArchive, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _purge = "_purge()"
  }

  let spryStorage = SpryStorage()

  override func _purge() {
    spryify(._purge)
  }
}

extension FakeTrailArchive {
  struct Calls {
    fileprivate let fake: FakeTrailArchive

    func _purge() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(._purge))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
