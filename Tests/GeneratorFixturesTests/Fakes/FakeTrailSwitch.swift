// Generated from TrailSwitch. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSwitch --module GeneratorFixtures
// Checksum: 8e2da513e63342cb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSwitch: TrailSwitch, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case call

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var call: Int { stubbedValue(.call) }
}

// There is no 'stub' or 'calls', because TrailSwitch declares 'call' itself.
