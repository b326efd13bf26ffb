// Generated from TrailEnum. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEnum --module GeneratorFixtures
// Checksum: 5fbf7f36ff0e985b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailEnum: TrailEnum, Spryable {
  typealias RawValue = Int

  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init()"
    case initializeRawValue = "init(rawValue:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case rawValue
  }

  let spryStorage = SpryStorage()

  init() {
    Self.recordCall(.initialize)
  }

  init?(rawValue: Int) {
    let isMade: Bool = Self.spryify(.initializeRawValue, arguments: rawValue, fallbackValue: true)
    guard isMade else { return nil }
  }

  var rawValue: Int { stubbedValue(.rawValue) }

  static func == (left: FakeTrailEnum, right: FakeTrailEnum) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  static var allCases: [FakeTrailEnum] { [] }
}
