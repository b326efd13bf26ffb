// Generated from TrailCopier. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCopier --module GeneratorFixtures
// Checksum: 6431118b85552626
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailCopier: TrailCopier, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case append = "append(_:to:)"
    case writeDecodable = "write(_:) (Value) -> Int where Value: Decodable"
    case writeEncodable = "write(_:) (Value) -> Int where Value: Encodable"
  }

  let spryStorage = SpryStorage()

  func append<Item: Hashable>(_ value: Item, to other: [Item]) {
    spryify(.append, arguments: value, other)
  }

  func write<Value: Decodable>(_ value: Value) -> Int {
    spryify(.writeDecodable, arguments: value)
  }

  func write<Value: Encodable>(_ value: Value) -> Int {
    spryify(.writeEncodable, arguments: value)
  }
}
