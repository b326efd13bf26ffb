// Generated from TrailMarkerTile. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMarkerTile --module GeneratorFixtures --no-calls
// Checksum: b550bd1d8e1a1384
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMarkerTile: PlainTile, TrailMarkerTile, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(name:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  typealias Function = NoFunctions

  init(name: String) {
    super.init()
    Self.recordCall(.initialize, arguments: name)
  }
}
