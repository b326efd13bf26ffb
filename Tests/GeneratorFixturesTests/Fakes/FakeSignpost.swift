// Generated from Signpost. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Signpost --module GeneratorFixtures

import Spry

@testable import GeneratorFixtures

final class FakeSignpost: Signpost, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case point = "point()"
  }

  let spryStorage = SpryStorage()

  override func point() -> String {
    spryify(.point)
  }
}
