// Generated from TrailHazard. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailHazard --module GeneratorFixtures
// Checksum: 49c9db40d14c9ef8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailHazard: TrailHazard, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case fall = "fall()"
    case slip = "slip()"
    case depth
    case climb = "climb(_:)"
    case rate = "rate(_:_:)"
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
