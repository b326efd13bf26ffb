// Generated from TrailBell. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBell --module GeneratorFixtures
// Checksum: d6556c3823a5c224
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailBell: TrailBell, Spryable {
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
