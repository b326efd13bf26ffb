// Generated from TrailRegistry. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRegistry --module GeneratorFixtures --no-calls
// Checksum: cbf86ee38ac2d4e5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailRegistry: TrailRegistry, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case shared
    case isEmpty
    case register = "register(_:)"
    case sync = "sync()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case count = "count()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  static var shared: Int {
    get { stubbedValue(.shared) }
    set { recordCall(.shared, arguments: newValue) }
  }

  static var isEmpty: Bool { stubbedValue(.isEmpty) }

  static func register(_ name: String) throws -> Int {
    try spryifyThrows(.register, arguments: name)
  }

  static func sync() async {
    await spryify(.sync)
  }

  func count() -> Int {
    spryify(.count)
  }
}
