// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import GeneratorFixtureParents

public protocol TrailCoder {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func merge<Items: Collection, Other>(_ items: Items, _ other: Other) -> Items.Element
  where Items.Element: Hashable, Other: Sequence, Other.Element == Items.Element
  func count(_ items: some Collection<Int>, or error: any Error) -> any Collection<Int>
  func all<each Value>(_ values: repeat each Value) -> Int
  func next() -> Self?
  func copies(of other: Self) -> [Self]
  func cast<Value>(_ value: Any) -> Value?
}

public protocol TrailShelf<Item>: Keyed where Key == String {
  associatedtype Item: Equatable & Sendable
  associatedtype Items: Sequence where Items.Element == Item
  associatedtype Place: Hashable = String
  associatedtype Pair
  func put(_ item: Item, at place: Place)
  func put(_ items: Item...)
  func all() -> Items
  func first(where isWanted: @escaping (Item) -> Bool) throws -> Item?
  func pair() -> (Pair, [Place: Item])?
}

/// A protocol that makes an associated type of its parent concrete.
public protocol NumberStore: NumberParent where Number == [Int] {
  func add(_ number: Number)
}

public protocol NumberParent {
  associatedtype Number
  func take() -> Number
}

public protocol TrailStream<Element> {
  associatedtype Element: Hashable
  associatedtype Items: Sequence where Items.Element == Element
  func all() -> Items
  func first() -> Element
}

/// A protocol that makes one of two related associated types concrete.
public protocol NumberStream: TrailStream where Element == Int {
  func first() -> Int
}

/// A protocol that makes both related associated types concrete.
public protocol NameStream: TrailStream where Items == [String] {}
