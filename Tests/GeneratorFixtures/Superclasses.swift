/// A generic class from which the classes below inherit.
class TrailStoreBase<Item> {
  init() {}
  var latest: Item? { nil }
  func load(_ item: Item, then body: (Item) throws -> Void) rethrows -> [Item] { [item] }
  func keep<Value>(_ value: Value, with item: Item) -> (Value, Item)? { nil }
  func count() -> Int { 0 }
  class func make(_ items: Item...) -> Int { items.count }
}

/// A class whose superclass depends on its own generic parameter.
class PeakStore<Value>: TrailStoreBase<Value> {
  func climb(_ value: Value) {}
  func copy() -> Self { self }
}

/// A class whose superclass has an argument that can't be told from the source.
class HandlerStore: TrailStoreBase<(Int) -> Void> {}
