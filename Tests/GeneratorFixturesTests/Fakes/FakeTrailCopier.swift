// Generated from TrailCopier. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake TrailCopier --module GeneratorFixtures
// Checksum: 441229cf1fca430e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailCopier: TrailCopier, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case append = "append(_:to:)"
    case writeValueIntDecodable = "write(_:) (Value) -> Int where Value: Decodable"
    case writeValueIntEncodable = "write(_:) (Value) -> Int where Value: Encodable"
  }

  let spryStorage = SpryStorage()

  func append<Item: Hashable>(_ value: Item, to other: [Item]) {
    spryify(.append, arguments: value, other)
  }

  func write<Value: Decodable>(_ value: Value) -> Int {
    spryify(.writeValueIntDecodable, arguments: value)
  }

  func write<Value: Encodable>(_ value: Value) -> Int {
    spryify(.writeValueIntEncodable, arguments: value)
  }
}
