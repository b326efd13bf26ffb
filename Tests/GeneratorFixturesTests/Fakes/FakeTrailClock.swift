// Generated from TrailClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailClock --module GeneratorFixtures
// Checksum: a5c01d561a5bc89e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailClock<Instant: InstantProtocol>: TrailClock, Spryable
where Instant.Duration == Swift.Duration {
  typealias Duration = Swift.Duration

  enum Function: String, StringRepresentable, CaseIterable {
    case zone
    case minimumResolution
    case now
    case sleep = "sleep(until:tolerance:)"
  }

  let spryStorage = SpryStorage()

  var zone: String { stubbedValue(.zone) }
  var minimumResolution: Duration { stubbedValue(.minimumResolution) }
  var now: Instant { stubbedValue(.now) }

  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
    try await spryifyThrows(.sleep, arguments: deadline, tolerance)
  }
}

extension FakeTrailClock {
  struct Calls {
    fileprivate let fake: FakeTrailClock<Instant>

    var zone: TypedCall<() -> Void, String, Never> { TypedCall(fake.call(.zone)) }

    var minimumResolution: TypedCall<() -> Void, Duration, Never> {
      TypedCall(fake.call(.minimumResolution))
    }

    var now: TypedCall<() -> Void, Instant, Never> { TypedCall(fake.call(.now)) }

    func sleep(
      until deadline: Instant, tolerance: Instant.Duration?
    ) -> TypedCall<(Instant, Instant.Duration?) -> Void, Void, any Error> {
      TypedCall(fake.call(.sleep, with: deadline, tolerance))
    }

    @_disfavoredOverload
    func sleep(
      until deadline: TypedArgument<Instant> = .anything,
      tolerance: TypedArgument<Instant.Duration>? = .anything
    ) -> TypedCall<(Instant, Instant.Duration?) -> Void, Void, any Error> {
      TypedCall(fake.call(.sleep, with: deadline, tolerance))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
