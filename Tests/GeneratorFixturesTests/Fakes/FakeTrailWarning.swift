// Generated from TrailWarning. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWarning --module GeneratorFixtures --kind spyable
// Checksum: 383b4ad990be9801
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailWarning: TrailWarning, Spyable {
  enum Function: String, StringRepresentable, CaseIterable {
    case flee = "flee()"
    case hide = "hide(_:)"
    case lure = "lure(_:)"
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
