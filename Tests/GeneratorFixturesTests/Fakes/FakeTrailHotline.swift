// Generated from TrailHotline. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailHotline --module GeneratorFixtures
// Checksum: 3ece503ce733e8e0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailHotline: TrailHotline, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case calls
    case hangUp = "hangUp()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var calls: Int { stubbedValue(.calls) }

  func hangUp() {
    spryify(.hangUp)
  }
}

// There is no 'stub' or 'calls', because TrailHotline declares 'calls' itself.
