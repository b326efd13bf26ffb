// Generated from TrailBell. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBell --module GeneratorFixtures
// Checksum: 62b0c5e775a0472d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailBell: TrailBell, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  var onRing: @MainActor @Sendable () -> Void {
    get { stubbedValue(.onRing) }
    set { recordCall(.onRing, arguments: newValue) }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  var bells: [@MainActor @Sendable (Int) -> Void] { stubbedValue(.bells) }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func ring(_ done: @escaping @MainActor @Sendable () -> Void) {
    spryify(.ring, arguments: done)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func ring(later done: (@MainActor @Sendable () -> Void)?) {
    spryify(.ringLater, arguments: done)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func wait(_ step: @MainActor @Sendable () -> Void) {
    withoutActuallyEscaping(step) { step in
      spryify(.wait, arguments: Transient(step))
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func draw(
    _ map: @escaping @MapRoom @Sendable () async -> Int, _ sketch: @MapRoom @Sendable () -> Void
  ) {
    withoutActuallyEscaping(sketch) { sketch in
      spryify(.draw, arguments: map, Transient(sketch))
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func arrive(_ first: @escaping Arrival, _ second: @MainActor @Sendable () -> Void) {
    withoutActuallyEscaping(second) { second in
      spryify(.arrive, arguments: first, Transient(second))
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func pass(
    _ on: @escaping (@escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void
  ) {
    spryify(.pass, arguments: on)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func keep(
    _ named: [String: @MainActor @Sendable () -> Void], _ pair: (@MapRoom @Sendable () -> Void, Int)
  ) {
    spryify(.keep, arguments: named, pair)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func listener() -> @MainActor @Sendable (Int) -> Void {
    spryify(.listener)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func anywhere(
    _ first: @escaping @isolated(any) () async -> Void, _ second: @isolated(any) () async -> Void,
    _ third: (@isolated(any) @Sendable () -> Void)?
  ) {
    spryify(.anywhere, arguments: first, "<@isolated(any) () async -> Void>", third)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func stay(_ here: nonisolated(nonsending) () async -> Int) async -> Int {
    func answer(_ here: nonisolated(nonsending) @escaping () async -> Int) async -> Int {
      await spryify(.stay, arguments: Transient(here))
    }
    return await withoutActuallyEscaping(here, do: answer)
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
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

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
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

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  func ask(_ question: @autoclosure @MainActor @Sendable () -> Int) async -> Int {
    await spryify(.ask, arguments: await question())
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  @MapRoom func fold() -> Int {
    spryify(.fold)
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
extension FakeTrailBell {
  struct Calls {
    fileprivate let fake: FakeTrailBell

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    var onRing: TypedProperty<@MainActor @Sendable () -> Void> { TypedProperty(.onRing, of: fake) }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    var bells: TypedGetter<[@MainActor @Sendable (Int) -> Void], Never> {
      TypedGetter(fake.call(.bells))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func ring(
      _ done: TypedArgument<@MainActor @Sendable () -> Void>
    ) -> TypedCall<(@escaping @MainActor @Sendable () -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.ring, with: done))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func ring(
      later done: TypedArgument<(@MainActor @Sendable () -> Void)?>
    ) -> TypedCall<((@MainActor @Sendable () -> Void)?) -> Void, Void, Never> {
      TypedCall(fake.call(.ringLater, with: done))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func wait(_ step: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.wait, with: step))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func draw(
      _ map: TypedArgument<@MapRoom @Sendable () async -> Int> = .anything,
      _ sketch: TypedArgument<Any?> = .anything
    ) -> TypedCall<(@escaping @MapRoom @Sendable () async -> Int, Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.draw, with: map, sketch))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func arrive(
      _ first: TypedArgument<Arrival> = .anything, _ second: TypedArgument<Any?> = .anything
    ) -> TypedCall<(@escaping Arrival, Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.arrive, with: first, second))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func pass(
      _ on: TypedArgument<
        (@escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void
      > = .anything
    ) -> TypedCall<
      (@escaping (@escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void) ->
        Void,
      Void, Never
    > {
      TypedCall(fake.call(.pass, with: on))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func keep(
      _ named: TypedArgument<[String: @MainActor @Sendable () -> Void]> = .anything,
      _ pair: TypedArgument<(@MapRoom @Sendable () -> Void, Int)> = .anything
    ) -> TypedCall<
      ([String: @MainActor @Sendable () -> Void], (@MapRoom @Sendable () -> Void, Int)) -> Void,
      Void, Never
    > {
      TypedCall(fake.call(.keep, with: named, pair))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func listener() -> TypedCall<() -> Void, @MainActor @Sendable (Int) -> Void, Never> {
      TypedCall(fake.call(.listener))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func anywhere(
      _ first: TypedArgument<@isolated(any) () async -> Void> = .anything,
      _ second: TypedArgument<Any?> = .anything,
      _ third: TypedArgument<(@isolated(any) @Sendable () -> Void)?> = .anything
    ) -> TypedCall<
      (@escaping @isolated(any) () async -> Void, Any?, (@isolated(any) @Sendable () -> Void)?) ->
        Void,
      Void, Never
    > {
      TypedCall(fake.call(.anywhere, with: first, second, third))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func stay(_ here: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.stay, with: here))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func follow(
      _ first: TypedArgument<Any?> = .anything, then last: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?, Any?) -> Void, Int, any Error> {
      TypedCall(fake.call(.follow, with: first, last))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func rest(
      _ step: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, WalkError> {
      TypedCall(fake.call(.rest, with: step))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func ask(_ question: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.ask, with: question))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    @_disfavoredOverload
    func ask(_ question: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.ask, with: question))
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
    func fold() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.fold))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
