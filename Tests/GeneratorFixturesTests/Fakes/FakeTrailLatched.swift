// Generated from TrailLatched. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLatched --module GeneratorFixtures
// Checksum: df122e718eb7b0bb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailLatched: TrailLatched, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailLatched
    var latch: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.latch)) }
    func close() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.close)) }
  }
}
