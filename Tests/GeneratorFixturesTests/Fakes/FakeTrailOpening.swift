// Generated from TrailOpening. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailOpening --module GeneratorFixtures
// Checksum: e2ab3f38cde01c12
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailOpening: TrailOpening, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init()"
    case initializeName = "init(name:)"
    case initializeId = "init(id:)"
  }

  typealias Function = NoFunctions

  init() async {
    Self.recordCall(.initialize)
  }

  init(name: String) async throws {
    try await Self.spryifyThrows(.initializeName, arguments: name, as: Void.self, fallbackValue: ())
  }

  init?(id: Int) async {
    let isMade: Bool = await Self.spryify(.initializeId, arguments: id, fallbackValue: true)
    guard isMade else { return nil }
  }
}
