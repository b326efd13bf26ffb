// Generated from River. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake River --module GeneratorFixtures --no-calls
// Checksum: b78027da1368bbca
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import GeneratorFixtures
import Spry

final class FakeRiver: River, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case isLess = "<(_:_:)"
    case initialize = "init(from:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case flow = "flow(since:)"
    case encode = "encode(to:)"
    case id

    nonisolated static var hasStubAndCalls: Bool { false }
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
