// Generated from TrailClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailClock --module GeneratorFixtures
// Checksum: c5923074a033ec40
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

    var zone: TypedGetter<String, Never> { TypedGetter(fake.call(.zone)) }

    var minimumResolution: TypedGetter<Duration, Never> {
      TypedGetter(fake.call(.minimumResolution))
    }

    var now: TypedGetter<Instant, Never> { TypedGetter(fake.call(.now)) }

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
