// Generated from TrailCoder. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCoder --module GeneratorFixtures --no-calls
// Checksum: dae87c8c341b70c3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailCoder: TrailCoder, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case decode = "decode(_:from:)"
    case merge = "merge(_:_:)"
    case count = "count(_:or:)"
    case all = "all(_:)"
    case next = "next()"
    case copies = "copies(of:)"
    case cast = "cast(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try spryifyThrows(.decode, arguments: type, text)
  }

  func merge<Items: Collection, Other: Sequence>(_ items: Items, _ other: Other) -> Items.Element where Items.Element: Hashable, Items.Element == Other.Element {
    spryify(.merge, arguments: items, other)
  }

  func count(_ items: some Collection<Int>, or error: any Error) -> any Collection<Int> {
    spryify(.count, arguments: items, error)
  }

  func all<each Value>(_ values: repeat each Value) -> Int {
    spryify(.all, arguments: (repeat each values))
  }

  func next() -> FakeTrailCoder? {
    spryify(.next)
  }

  func copies(of other: FakeTrailCoder) -> [FakeTrailCoder] {
    spryify(.copies, arguments: other)
  }

  func cast<Value>(_ value: Any) -> Value? {
    spryify(.cast, arguments: value)
  }
}
