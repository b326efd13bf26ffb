// Generated from Signpost. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Signpost --module GeneratorFixtures --no-calls
// Checksum: 97ec15ce380e2747
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeSignpost: Signpost, Spryable {
  enum Function: String, GeneratedFunction {
    case point = "point()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override func point() -> String {
    spryify(.point)
  }
}
