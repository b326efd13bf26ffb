// Generated from TrailPulse. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPulse --module GeneratorFixtures
// Checksum: 0ea54cd08adbdba6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailPulse: TrailPulse, Spryable, Sendable {
  typealias Element = Int
  typealias Failure = any Error

  enum Function: String, GeneratedFunction {
    case rate
    case next = "next()"
  }

  let spryStorage = SpryStorage()

  var rate: Int { stubbedValue(.rate) }

  func next() async throws -> Element? {
    try await spryifyThrows(.next)
  }
}

extension FakeTrailPulse {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailPulse
    var rate: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.rate)) }
    func next() -> TypedCall<() -> Void, Element?, any Error> { .init(fake.call(.next)) }
  }
}
