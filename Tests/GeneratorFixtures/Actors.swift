// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@globalActor public actor MapRoom {
  public static let shared = MapRoom()
}

public typealias Arrival = @MainActor () -> Void

/// A protocol with closures isolated to actors.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public protocol TrailBell {
  var onRing: @MainActor () -> Void { get set }
  var bells: [@MainActor (Int) -> Void] { get }
  func ring(_ done: @escaping @MainActor () -> Void)
  func ring(later done: (@MainActor () -> Void)?)
  func wait(_ step: @MainActor () -> Void)
  func draw(_ map: @escaping @MapRoom () async -> Int, _ sketch: @MapRoom () -> Void)
  func arrive(_ first: @escaping Arrival, _ second: Arrival)
  func pass(_ on: @escaping (@escaping @MainActor () -> Void) -> @MainActor () -> Void)
  func keep(_ named: [String: @MainActor () -> Void], _ pair: (@MapRoom () -> Void, Int))
  func listener() -> @MainActor (Int) -> Void
  func anywhere(
    _ first: @escaping @isolated(any) () async -> Void, _ second: @isolated(any) () async -> Void,
    _ third: (@isolated(any) @Sendable () -> Void)?)
  func stay(_ here: nonisolated(nonsending) () async -> Int) async -> Int
  nonisolated(nonsending) func follow(
    _ first: nonisolated(nonsending) () async throws -> Int, then last: () -> Void
  ) async throws -> Int
  nonisolated(nonsending) func rest(_ step: () async throws(WalkError) -> Void)
    async throws(WalkError)
  func ask(_ question: @autoclosure @MainActor () -> Int) async -> Int
  @MapRoom func fold() -> Int
}

public protocol CrateLoading {
  func load(_ crate: Crate) async -> Crate
  static func weigh(_ crate: Crate) async -> Int
}

/// A protocol that is isolated to the main actor, although its parent isn't.
@MainActor public protocol CrateScreen: CrateLoading {
  func show() async -> Int
}
