// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import GeneratorFixtureParents

@MainActor public protocol TrailScreen: AnyObject {
  var title: String { get set }
  func show(_ names: [String]) -> Bool
  func refresh() async throws
  nonisolated var id: Int { get }
  nonisolated func trace(_ text: String)
}

/// A protocol that is isolated to the main actor because of its parent.
public protocol TrailListScreen: TrailScreen, Named, Hashable {
  func scroll(to row: Int)
}

public protocol Hut: Actor, Named {
  var beds: Int { get set }
  func book(_ nights: Int) throws -> String
  func cook() async -> [String]
  nonisolated func altitude() -> Int
}

public protocol Mixed {
  @MainActor func show(_ name: String) -> Int
  @MainActor var isShown: Bool { get }
  func plain() -> Int
  @concurrent func compute() async -> Int
  nonisolated(nonsending) func stay() async -> Int
  func on(_ actor: isolated (any Actor)?) async -> Int
}

public final class Crate {
  public var value = 0
  public init() {}
}

public protocol Shipping {
  func send(_ crate: sending Crate) -> Int
  func receive() -> Crate
}

public protocol TrailFeed: Sendable {
  func crates() async -> [Crate]
  func post(_ crate: Crate) async throws
}
