// Generated from TrailRegistry. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRegistry --module GeneratorFixtures
// Checksum: aaf3c6efd0d12a03
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailRegistry: TrailRegistry, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case shared
    case isEmpty
    case register = "register(_:)"
    case sync = "sync()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case count = "count()"
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
