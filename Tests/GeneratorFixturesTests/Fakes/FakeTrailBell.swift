// Generated from TrailBell. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBell --module GeneratorFixtures
// Checksum: ff9a705527ce1af1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
nonisolated final class FakeTrailBell: TrailBell, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case onRing
    case bells
    case ring = "ring(_:)"
    case ringLater = "ring(later:)"
    case wait = "wait(_:)"
    case draw = "draw(_:_:)"
    case arrive = "arrive(_:_:)"
    case pass = "pass(_:)"
    case keep = "keep(_:_:)"
    case listener = "listener()"
    case anywhere = "anywhere(_:_:_:)"
    case stay = "stay(_:)"
    case follow = "follow(_:then:)"
    case rest = "rest(_:)"
    case ask = "ask(_:)"
    case fold = "fold()"
  }

  let spryStorage = SpryStorage()

  var onRing: @MainActor @Sendable () -> Void {
    get { stubbedValue(.onRing) }
    set { recordCall(.onRing, arguments: newValue) }
  }

  var bells: [@MainActor @Sendable (Int) -> Void] { stubbedValue(.bells) }

  func ring(_ done: @escaping @MainActor @Sendable () -> Void) {
    spryify(.ring, arguments: done)
  }

  func ring(later done: (@MainActor @Sendable () -> Void)?) {
    spryify(.ringLater, arguments: done)
  }

  func wait(_ step: @MainActor @Sendable () -> Void) {
    withoutActuallyEscaping(step) { step in
      spryify(.wait, arguments: Transient(step))
    }
  }

  func draw(
    _ map: @escaping @MapRoom @Sendable () async -> Int, _ sketch: @MapRoom @Sendable () -> Void
  ) {
    withoutActuallyEscaping(sketch) { sketch in
      spryify(.draw, arguments: map, Transient(sketch))
    }
  }

  func arrive(_ first: @escaping Arrival, _ second: @MainActor @Sendable () -> Void) {
    withoutActuallyEscaping(second) { second in
      spryify(.arrive, arguments: first, Transient(second))
    }
  }

  func pass(
    _ on: @escaping (@escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void
  ) {
    spryify(.pass, arguments: on)
  }

  func keep(
    _ named: [String: @MainActor @Sendable () -> Void], _ pair: (@MapRoom @Sendable () -> Void, Int)
  ) {
    spryify(.keep, arguments: named, pair)
  }

  func listener() -> @MainActor @Sendable (Int) -> Void {
    spryify(.listener)
  }

  func anywhere(
    _ first: @escaping @isolated(any) () async -> Void, _ second: @isolated(any) () async -> Void,
    _ third: (@isolated(any) @Sendable () -> Void)?
  ) {
    spryify(.anywhere, arguments: first, "<@isolated(any) () async -> Void>", third)
  }

  func stay(_ here: nonisolated(nonsending) () async -> Int) async -> Int {
    func answer(_ here: nonisolated(nonsending) @escaping () async -> Int) async -> Int {
      await spryify(.stay, arguments: Transient(here))
    }
    return await withoutActuallyEscaping(here, do: answer)
  }

  nonisolated(nonsending) func follow(
    _ first: nonisolated(nonsending) () async throws -> Int, then last: () -> Void
  ) async throws -> Int {
    nonisolated(nonsending) func answer(
      _ first: nonisolated(nonsending) @escaping () async throws -> Int
    ) async throws -> Int {
      nonisolated(nonsending) func answer(_ last: @escaping () -> Void) async throws -> Int {
        try await spryifyThrows(.follow, arguments: Transient(first), Transient(last))
      }
      return try await withoutActuallyEscaping(last, do: answer)
    }
    return try await withoutActuallyEscaping(first, do: answer)
  }

  nonisolated(nonsending) func rest(
    _ step: () async throws(WalkError) -> Void
  ) async throws(WalkError) {
    nonisolated(nonsending) func answer(
      _ step: @escaping () async throws(WalkError) -> Void
    ) async throws(WalkError) {
      try await spryifyThrows(.rest, arguments: Transient(step), throwing: WalkError.self)
    }
    try await withoutActuallyEscaping(step, do: answer)
  }

  func ask(_ question: @autoclosure @MainActor @Sendable () -> Int) async -> Int {
    await spryify(.ask, arguments: await question())
  }

  @MapRoom func fold() -> Int {
    spryify(.fold)
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
nonisolated extension FakeTrailBell {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailBell
    var onRing: TypedProperty<@MainActor @Sendable () -> Void> { TypedProperty(.onRing, of: fake) }
    var bells: some StubbableCall<() -> Void, [@MainActor @Sendable (Int) -> Void], Never> { TypedCall(fake.call(.bells)) }
    func ring(_ done: TypedArgument<@MainActor @Sendable () -> Void>) -> TypedCall<(@escaping @MainActor @Sendable () -> Void) -> Void, Void, Never> { .init(fake.call(.ring, with: done)) }
    func ring(later done: TypedArgument<(@MainActor @Sendable () -> Void)?>) -> TypedCall<((@MainActor @Sendable () -> Void)?) -> Void, Void, Never> { .init(fake.call(.ringLater, with: done)) }
    func wait(_ step: TypedArgument<@MainActor @Sendable () -> Void> = .anything) -> TypedCall<(@escaping @MainActor @Sendable () -> Void) -> Void, Void, Never> { .init(fake.call(.wait, with: step)) }
    func draw(_ map: TypedArgument<@MapRoom @Sendable () async -> Int> = .anything, _ sketch: TypedArgument<@MapRoom @Sendable () -> Void> = .anything) -> TypedCall<(@escaping @MapRoom @Sendable () async -> Int, @escaping @MapRoom @Sendable () -> Void) -> Void, Void, Never> { .init(fake.call(.draw, with: map, sketch)) }
    func arrive(_ first: TypedArgument<Arrival> = .anything, _ second: TypedArgument<@MainActor @Sendable () -> Void> = .anything) -> TypedCall<(@escaping Arrival, @escaping @MainActor @Sendable () -> Void) -> Void, Void, Never> { .init(fake.call(.arrive, with: first, second)) }
    func pass(_ on: TypedArgument<(@escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void> = .anything) -> TypedCall<(@escaping (@escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void) -> Void, Void, Never> { .init(fake.call(.pass, with: on)) }
    func keep(_ named: TypedArgument<[String: @MainActor @Sendable () -> Void]> = .anything, _ pair: TypedArgument<(@MapRoom @Sendable () -> Void, Int)> = .anything) -> TypedCall<([String: @MainActor @Sendable () -> Void], (@MapRoom @Sendable () -> Void, Int)) -> Void, Void, Never> { .init(fake.call(.keep, with: named, pair)) }
    func listener() -> TypedCall<() -> Void, @MainActor @Sendable (Int) -> Void, Never> { .init(fake.call(.listener)) }
    func anywhere(_ first: TypedArgument<@isolated(any) () async -> Void> = .anything, _ second: TypedArgument<Any?> = .anything, _ third: TypedArgument<(@isolated(any) @Sendable () -> Void)?> = .anything) -> TypedCall<(@escaping @isolated(any) () async -> Void, Any?, (@isolated(any) @Sendable () -> Void)?) -> Void, Void, Never> { .init(fake.call(.anywhere, with: first, second, third)) }
    func stay(_ here: TypedArgument<nonisolated(nonsending) () async -> Int> = .anything) -> TypedCall<(nonisolated(nonsending) @escaping () async -> Int) -> Void, Int, Never> { .init(fake.call(.stay, with: here)) }
    func follow(_ first: TypedArgument<nonisolated(nonsending) () async throws -> Int> = .anything, then last: TypedArgument<() -> Void> = .anything) -> TypedCall<(nonisolated(nonsending) @escaping () async throws -> Int, @escaping () -> Void) -> Void, Int, any Error> { .init(fake.call(.follow, with: first, last)) }
    func rest(_ step: TypedArgument<() async throws(WalkError) -> Void> = .anything) -> TypedCall<(@escaping () async throws(WalkError) -> Void) -> Void, Void, WalkError> { .init(fake.call(.rest, with: step)) }
    typealias AskCall = TypedCall<(Int) -> Void, Int, Never>
    func ask(_ question: Int) -> AskCall { .init(fake.call(.ask, with: question)) }
    @_disfavoredOverload func ask(_ question: TypedArgument<Int> = .anything) -> AskCall { .init(fake.call(.ask, with: question)) }
    func fold() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.fold)) }
  }
}
