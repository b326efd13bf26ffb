// Generated from TrailShelf. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailShelf --module GeneratorFixtures --no-calls
// Checksum: e50a301ab3077873
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeTrailShelf<Item: Equatable & Sendable, Items: Sequence, Place: Hashable, Pair>: TrailShelf, Spryable, Sendable where Items.Element == Item {
  typealias Key = String

  enum Function: String, GeneratedFunction {
    case putAt = "put(_:at:)"
    case put = "put(_:)"
    case all = "all()"
    case first = "first(where:)"
    case pair = "pair()"
    case key

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func put(_ item: Item, at place: Place) {
    spryify(.putAt, arguments: item, place)
  }

  func put(_ items: Item...) {
    spryify(.put, arguments: items)
  }

  func all() -> Items {
    spryify(.all)
  }

  func first(where isWanted: @escaping (Item) -> Bool) throws -> Item? {
    try spryifyThrows(.first, arguments: isWanted)
  }

  func pair() -> (Pair, [Place: Item])? {
    spryify(.pair)
  }

  var key: Key { stubbedValue(.key) }
}
