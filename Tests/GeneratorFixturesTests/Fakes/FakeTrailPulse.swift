// Generated from TrailPulse. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPulse --module GeneratorFixtures
// Checksum: 3d971536ce1faf25
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailPulse: TrailPulse, Spryable, Sendable {
  typealias Element = Int
  typealias Failure = any Error

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailPulse

    var rate: TypedGetter<Int, Never> { TypedGetter(fake.call(.rate)) }

    func next() -> TypedCall<() -> Void, Element?, any Error> {
      TypedCall(fake.call(.next))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
