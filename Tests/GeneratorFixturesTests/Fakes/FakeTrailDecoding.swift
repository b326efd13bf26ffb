// Generated from TrailDecoding. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailDecoding --module GeneratorFixtures
// Checksum: 37b1521156792e9a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeTrailDecoding: TrailDecoding, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case decode = "decode(_:)"
  }

  let spryStorage = SpryStorage()

  func decode<Value: Decodable>(_ data: Data) throws -> Value {
    try spryifyThrows(.decode, arguments: data)
  }
}
