// Generated from TrailClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailClock --module GeneratorFixtures
// Checksum: 10b31f357a7b0843
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
