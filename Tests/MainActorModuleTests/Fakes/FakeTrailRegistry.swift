// Generated from TrailRegistry. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake TrailRegistry --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: a2c960e00fe882a4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeTrailRegistry: TrailRegistry, Spryable {
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
