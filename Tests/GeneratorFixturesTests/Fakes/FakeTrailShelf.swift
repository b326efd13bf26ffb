// Generated from TrailShelf. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailShelf --module GeneratorFixtures
// Checksum: f9fda07e2ff2c3f4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeTrailShelf<Item: Equatable & Sendable, Items: Sequence, Place: Hashable, Pair>:
  TrailShelf, Spryable, Sendable
where Items.Element == Item {
  typealias Key = String

  enum Function: String, StringRepresentable, CaseIterable {
    case putAt = "put(_:at:)"
    case put = "put(_:)"
    case all = "all()"
    case first = "first(where:)"
    case pair = "pair()"
    case key
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

extension FakeTrailShelf {
  struct Calls {
    fileprivate let fake: FakeTrailShelf<Item, Items, Place, Pair>

    func put(_ item: Item, at place: Place) -> TypedCall<(Item, Place) -> Void, Void, Never> {
      TypedCall(fake.call(.putAt, with: item, place))
    }

    @_disfavoredOverload
    func put(
      _ item: TypedArgument<Item> = .anything, at place: TypedArgument<Place>
    ) -> TypedCall<(Item, Place) -> Void, Void, Never> {
      TypedCall(fake.call(.putAt, with: item, place))
    }

    func put(_ items: [Item]) -> TypedCall<([Item]) -> Void, Void, Never> {
      TypedCall(fake.call(.put, with: items))
    }

    @_disfavoredOverload
    func put(_ items: TypedArgument<[Item]>) -> TypedCall<([Item]) -> Void, Void, Never> {
      TypedCall(fake.call(.put, with: items))
    }

    func all() -> TypedCall<() -> Void, Items, Never> {
      TypedCall(fake.call(.all))
    }

    func first(
      where isWanted: TypedArgument<(Item) -> Bool> = .anything
    ) -> TypedCall<(@escaping (Item) -> Bool) -> Void, Item?, any Error> {
      TypedCall(fake.call(.first, with: isWanted))
    }

    func pair() -> TypedCall<() -> Void, (Pair, [Place: Item])?, Never> {
      TypedCall(fake.call(.pair))
    }

    var key: TypedGetter<Key, Never> { TypedGetter(fake.call(.key)) }
  }

  var calls: Calls { Calls(fake: self) }
}
