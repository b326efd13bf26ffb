// Generated from River. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake River --module GeneratorFixtures
// Checksum: c501b802069d15c0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import GeneratorFixtures
import Spry

final class FakeRiver: River, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case isLess = "<(_:_:)"
    case initialize = "init(from:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case flow = "flow(since:)"
    case encode = "encode(to:)"
    case id
  }

  let spryStorage = SpryStorage()

  init() {}

  func flow(since date: Date) -> Data {
    spryify(.flow, arguments: date)
  }

  static func < (left: FakeRiver, right: FakeRiver) -> Bool {
    spryify(.isLess, arguments: left, right)
  }

  func encode(to encoder: any Encoder) throws {
    try spryifyThrows(.encode, arguments: encoder)
  }

  init(from decoder: any Decoder) throws {
    try Self.spryifyThrows(.initialize, arguments: decoder, as: Void.self, fallbackValue: ())
  }

  var id: UUID { stubbedValue(.id) }

  static func == (left: FakeRiver, right: FakeRiver) -> Bool {
    left === right
  }
}
