// Generated from TrailFeed. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFeed --module GeneratorFixtures
// Checksum: a6e7ec7a6a93d5b9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailFeed: TrailFeed, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case crates = "crates()"
    case post = "post(_:)"
  }

  let spryStorage = SpryStorage()

  func crates() async -> [Crate] {
    await spryify(.crates)
  }

  func post(_ crate: Crate) async throws {
    try await spryifyThrows(.post, arguments: crate)
  }
}
