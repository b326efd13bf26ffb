// Generated from TrailShelf. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailShelf --module GeneratorFixtures
// Checksum: ee912c10723621e2
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

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailShelf<Item, Items, Place, Pair>
    typealias PutAtCall = TypedCall<(Item, Place) -> Void, Void, Never>
    func put(_ item: Item, at place: Place) -> PutAtCall { .init(fake.call(.putAt, with: item, place)) }
    @_disfavoredOverload func put(_ item: Item, at place: TypedArgument<Place>) -> PutAtCall { .init(fake.call(.putAt, with: item, place)) }
    @_disfavoredOverload func put(_ item: TypedArgument<Item> = .anything, at place: Place) -> PutAtCall { .init(fake.call(.putAt, with: item, place)) }
    @_disfavoredOverload func put(_ item: TypedArgument<Item> = .anything, at place: TypedArgument<Place>) -> PutAtCall { .init(fake.call(.putAt, with: item, place)) }
    typealias PutCall = TypedCall<([Item]) -> Void, Void, Never>
    func put(_ items: [Item]) -> PutCall { .init(fake.call(.put, with: items)) }
    @_disfavoredOverload func put(_ items: TypedArgument<[Item]>) -> PutCall { .init(fake.call(.put, with: items)) }
    func all() -> TypedCall<() -> Void, Items, Never> { .init(fake.call(.all)) }
    func first(where isWanted: TypedArgument<(Item) -> Bool> = .anything) -> TypedCall<(@escaping (Item) -> Bool) -> Void, Item?, any Error> { .init(fake.call(.first, with: isWanted)) }
    func pair() -> TypedCall<() -> Void, (Pair, [Place: Item])?, Never> { .init(fake.call(.pair)) }
    var key: some StubbableCall<() -> Void, Key, Never> { TypedCall(fake.call(.key)) }
  }
}
