// Generated from TrailCache. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCache --module GeneratorFixtures
// Checksum: 46221ca9969895d7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCache: TrailCache, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCache
    func _evict() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(._evict)) }
    func fill() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.fill)) }
  }
}
