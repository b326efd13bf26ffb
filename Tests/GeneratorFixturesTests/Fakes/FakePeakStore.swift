// Generated from PeakStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PeakStore --module GeneratorFixtures --no-calls
// Checksum: de7769d3e8e68c21
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakePeakStore<Value>: PeakStore<Value>, Spryable {
  enum Function: String, GeneratedFunction {
    case climb = "climb(_:)"
    case copy = "copy()"
    case count = "count()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override func climb(_ value: Value) {
    spryify(.climb, arguments: value)
  }

  override func copy() -> Self {
    spryify(.copy)
  }

  override func count() -> Int {
    spryify(.count)
  }
}
