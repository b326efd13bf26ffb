// Generated from TrailController. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailController --module GeneratorFixtures
// Checksum: 1852ad20e412a98f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeTrailController: TrailController, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case show = "show()"
    case trace = "trace()"
  }

  let spryStorage = SpryStorage()

  override func show() -> Int {
    spryify(.show)
  }

  nonisolated override func trace() -> Int {
    spryify(.trace)
  }
}
