// Generated from TrailWarning. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWarning --module GeneratorFixtures --kind spyable --no-calls
// Checksum: 9348df1a20f0477d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailWarning: TrailWarning, Spyable, Sendable {
  enum Function: String, GeneratedFunction {
    case flee = "flee()"
    case hide = "hide(_:)"
    case lure = "lure(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func flee() -> Never {
    recordCall(.flee)
    fatalError("flee() never returns")
  }

  func hide(_ hours: Int) async throws -> Never {
    recordCall(.hide, arguments: hours)
    fatalError("hide(_:) never returns")
  }

  func lure(_ unicorn: Unicorn) {}
}
