// Generated from TrailMessage. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMessage --module GeneratorFixtures
// Checksum: 0b22a3a5c0dfc3b6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMessage<Value>: TrailMessage, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeValue = "init(value:)"
    case initializeFrom = "init(from:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case value
    case isEqual = "isEqual(to:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  var value: Value {
    get { stubbedValue(.value) }
    set { recordCall(.value, arguments: newValue) }
  }

  init(value: Value) {
    Self.recordCall(.initializeValue, arguments: value)
  }

  init?<Decoder: Sequence>(from decoder: inout Decoder) throws {
    let isMade: Bool = try Self.spryifyThrows(
      .initializeFrom, arguments: decoder, fallbackValue: true)
    guard isMade else { return nil }
  }

  func isEqual(to other: any TrailField) -> Bool {
    spryify(.isEqual, arguments: other)
  }

  static func == (left: FakeTrailMessage, right: FakeTrailMessage) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var debugDescription: String { "FakeTrailMessage" }
}
