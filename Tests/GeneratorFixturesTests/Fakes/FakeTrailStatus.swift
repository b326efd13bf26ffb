// Generated from TrailStatus. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailStatus --module GeneratorFixtures --no-calls
// Checksum: a26cb8f2d35c752b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailStatus: TrailStatus, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case isOpen
    case note
    case length
    case climb
    case visitors
    case forecast

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var isOpen: Bool { stubbedValue(.isOpen) }

  var note: String? {
    get { stubbedValue(.note) }
    set { recordCall(.note, arguments: newValue) }
  }

  var length: Int {
    get throws { try stubbedValueThrows(.length) }
  }

  var climb: Int {
    get throws(WalkError) { try stubbedValueThrows(.climb, throwing: WalkError.self) }
  }

  var visitors: Int {
    get async { await stubbedValue(.visitors) }
  }

  var forecast: String {
    get async throws { try await stubbedValueThrows(.forecast) }
  }
}
