// Generated from TrailBell. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBell --module GeneratorFixtures --no-calls
// Checksum: 012027e801997624
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

    nonisolated static var hasStubAndCalls: Bool { false }
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

  func draw(_ map: @escaping @MapRoom @Sendable () async -> Int, _ sketch: @MapRoom @Sendable () -> Void) {
    withoutActuallyEscaping(sketch) { sketch in
      spryify(.draw, arguments: map, Transient(sketch))
    }
  }

  func arrive(_ first: @escaping Arrival, _ second: @MainActor @Sendable () -> Void) {
    withoutActuallyEscaping(second) { second in
      spryify(.arrive, arguments: first, Transient(second))
    }
  }

  func pass(_ on: @escaping (@escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void) {
    spryify(.pass, arguments: on)
  }

  func keep(_ named: [String: @MainActor @Sendable () -> Void], _ pair: (@MapRoom @Sendable () -> Void, Int)) {
    spryify(.keep, arguments: named, pair)
  }

  func listener() -> @MainActor @Sendable (Int) -> Void {
    spryify(.listener)
  }

  func anywhere(_ first: @escaping @isolated(any) () async -> Void, _ second: @isolated(any) () async -> Void, _ third: (@isolated(any) @Sendable () -> Void)?) {
    spryify(.anywhere, arguments: first, "<@isolated(any) () async -> Void>", third)
  }

  func stay(_ here: nonisolated(nonsending) () async -> Int) async -> Int {
    func answer(_ here: nonisolated(nonsending) @escaping () async -> Int) async -> Int {
      await spryify(.stay, arguments: Transient(here))
    }
    return await withoutActuallyEscaping(here, do: answer)
  }

  nonisolated(nonsending) func follow(_ first: nonisolated(nonsending) () async throws -> Int, then last: () -> Void) async throws -> Int {
    nonisolated(nonsending) func answer(_ first: nonisolated(nonsending) @escaping () async throws -> Int) async throws -> Int {
      nonisolated(nonsending) func answer(_ last: @escaping () -> Void) async throws -> Int {
        try await spryifyThrows(.follow, arguments: Transient(first), Transient(last))
      }
      return try await withoutActuallyEscaping(last, do: answer)
    }
    return try await withoutActuallyEscaping(first, do: answer)
  }

  nonisolated(nonsending) func rest(_ step: () async throws(WalkError) -> Void) async throws(WalkError) {
    nonisolated(nonsending) func answer(_ step: @escaping () async throws(WalkError) -> Void) async throws(WalkError) {
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
