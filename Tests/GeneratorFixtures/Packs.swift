/// A closure over a parameter pack.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
typealias Visit<each Item> = (repeat each Item) -> Void

/// A protocol with parameter packs.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol TrailPacker {
  func pack<each Item>(_ items: repeat each Item) -> Int
  func pack<each Item, each Tool>(_ items: repeat each Item, and tools: repeat each Tool)
    -> (repeat each Item)
  func sort<each Item>(_ count: Int, items: repeat each Item, last: String)
  where repeat each Item: Comparable
  func unpack<each Item>(_ items: (repeat each Item)) -> (repeat (each Item)?)
  func check<each Item>(_ checks: repeat (each Item) -> Bool)
  func visit<each Item>(_ body: @escaping (repeat each Item) -> Void)
  func call<each Item>(_ body: @escaping Visit<repeat each Item>)
  func keep<each Item>(_ bodies: repeat @escaping (each Item) -> Void)
  func make<each Item>(_ body: @escaping () -> (repeat each Item)) -> Int
  @available(macOS 14.2, iOS 17, tvOS 18, *) func carry()
}

/// A class with a method that no subclass can override.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
class TrailMule {
  init() {}
  func load<each Item>(_ items: repeat each Item) {}
  func rest() -> Int { 0 }
}

/// A class that is generic over a parameter pack.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
class TrailBundle<each Item> {
  init() {}
  func open() {}
}

/// A class that is generic over a value.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
class TrailGrid<let size: Int> {
  init() {}
  func open() {}
}
