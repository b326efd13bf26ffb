// Generated from TrailCache. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCache --module GeneratorFixtures
// Checksum: c0745f7069d7c53c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCache: TrailCache, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _evict = "_evict()"
    case fill = "fill()"
  }

  let spryStorage = SpryStorage()

  func _evict() -> Int {
    spryify(._evict)
  }

  func fill() {
    spryify(.fill)
  }
}

extension FakeTrailCache {
  struct Calls {
    fileprivate let fake: FakeTrailCache

    func _evict() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(._evict))
    }

    func fill() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.fill))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
