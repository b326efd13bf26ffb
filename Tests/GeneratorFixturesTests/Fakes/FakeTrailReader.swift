// Generated from TrailReader. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailReader --module GeneratorFixtures --no-calls
// Checksum: d5c21c2774d7a0d4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailReader: TrailReader, Spryable {
  enum Function: String, GeneratedFunction {
    case read = "read(_:)"
    case count = "count(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override func read(_ body: (String) throws -> Int) -> Int {
    withoutActuallyEscaping(body) { body in
      spryify(.read, arguments: Transient(body))
    }
  }

  override func count(_ entry: @autoclosure () throws -> String) rethrows -> Int {
    spryify(.count, arguments: try entry())
  }
}
