// Generated from TrailWallClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWallClock --module GeneratorFixtures
// Checksum: 4b5a52d708e08aea
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailWallClock: TrailWallClock, Spryable {
  typealias Duration = GeneratorFixtures.Instant.Duration
  typealias Instant = GeneratorFixtures.Instant

  enum Function: String, GeneratedFunction {
    case tick = "tick()"
    case minimumResolution
    case now
    case sleep = "sleep(until:tolerance:)"
  }

  let spryStorage = SpryStorage()

  func tick() {
    spryify(.tick)
  }

  var minimumResolution: Duration { stubbedValue(.minimumResolution) }
  var now: Instant { stubbedValue(.now) }

  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
    try await spryifyThrows(.sleep, arguments: deadline, tolerance)
  }
}

extension FakeTrailWallClock {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailWallClock
    func tick() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.tick)) }
    var minimumResolution: some StubbableCall<() -> Void, Duration, Never> { TypedCall(fake.call(.minimumResolution)) }
    var now: some StubbableCall<() -> Void, Instant, Never> { TypedCall(fake.call(.now)) }
    typealias SleepCall = TypedCall<(Instant, Instant.Duration?) -> Void, Void, any Error>
    func sleep(until deadline: Instant, tolerance: Instant.Duration?) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
    @_disfavoredOverload func sleep(until deadline: Instant, tolerance: TypedArgument<Instant.Duration?> = .anything) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
    @_disfavoredOverload func sleep(until deadline: TypedArgument<Instant> = .anything, tolerance: Instant.Duration?) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
    @_disfavoredOverload func sleep(until deadline: TypedArgument<Instant> = .anything, tolerance: TypedArgument<Instant.Duration?> = .anything) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
  }
}
