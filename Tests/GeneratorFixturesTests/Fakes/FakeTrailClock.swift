// Generated from TrailClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailClock --module GeneratorFixtures
// Checksum: 657b0bdc19131a66
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailClock<Instant: InstantProtocol>: TrailClock, Spryable
where Instant.Duration == Swift.Duration {
  typealias Duration = Swift.Duration

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailClock<Instant>
    var zone: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.zone)) }
    var minimumResolution: some StubbableCall<() -> Void, Duration, Never> { TypedCall(fake.call(.minimumResolution)) }
    var now: some StubbableCall<() -> Void, Instant, Never> { TypedCall(fake.call(.now)) }
    typealias SleepCall = TypedCall<(Instant, Instant.Duration?) -> Void, Void, any Error>
    func sleep(until deadline: Instant, tolerance: Instant.Duration?) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
    @_disfavoredOverload func sleep(until deadline: Instant, tolerance: TypedArgument<Instant.Duration?> = .anything) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
    @_disfavoredOverload func sleep(until deadline: TypedArgument<Instant> = .anything, tolerance: Instant.Duration?) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
    @_disfavoredOverload func sleep(until deadline: TypedArgument<Instant> = .anything, tolerance: TypedArgument<Instant.Duration?> = .anything) -> SleepCall { .init(fake.call(.sleep, with: deadline, tolerance)) }
  }
}
