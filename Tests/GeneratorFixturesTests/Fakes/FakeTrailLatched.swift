// Generated from TrailLatched. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLatched --module GeneratorFixtures
// Checksum: 7d8c36aa9ede9658
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailLatched: TrailLatched, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case latch
    case close = "close()"
  }

  let spryStorage = SpryStorage()

  var latch: Int { stubbedValue(.latch) }

  func close() {
    spryify(.close)
  }
}

extension FakeTrailLatched {
  struct Calls {
    fileprivate let fake: FakeTrailLatched

    var latch: TypedGetter<Int, Never> { TypedGetter(fake.call(.latch)) }

    func close() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.close))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
