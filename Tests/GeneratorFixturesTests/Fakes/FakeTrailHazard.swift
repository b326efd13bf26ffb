// Generated from TrailHazard. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailHazard --module GeneratorFixtures --no-calls
// Checksum: 3590c98c7d3d7ac4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailHazard: TrailHazard, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case fall = "fall()"
    case slip = "slip()"
    case depth
    case climb = "climb(_:)"
    case rate = "rate(_:_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func fall() throws -> Int {
    try spryifyThrows(.fall)
  }

  func slip() -> Int {
    spryify(.slip)
  }

  var depth: Int {
    get throws { try stubbedValueThrows(.depth) }
  }

  func climb(_ step: () throws(any Error) -> Void) throws {
    try withoutActuallyEscaping(step) { step in
      try spryifyThrows(.climb, arguments: Transient(step))
    }
  }

  func rate(_ type: FakeTrailHazard.Type, _ others: any TrailHazard.Type) -> FakeTrailHazard.Type {
    spryify(.rate, arguments: type, others)
  }
}
