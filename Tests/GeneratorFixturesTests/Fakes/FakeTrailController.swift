// Generated from TrailController. To write it again:
// swift package --allow-writing-to-package-directory generate-fake TrailController --module GeneratorFixtures

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
