// Generated from TrailEcho. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEcho --module GeneratorFixtures
// Checksum: 64b12612e6f5054b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailEcho: TrailEcho, Spryable {
  enum Function: String, GeneratedFunction {
    case relay = "relay(_:later:)"
    case relays = "relays()"
    case last
  }

  let spryStorage = SpryStorage()

  override func relay(
    _ work: () async -> Int, later: @escaping (Int) async throws -> Void
  ) async -> Int {
    func answer(_ work: @escaping () async -> Int) async -> Int {
      await spryify(.relay, arguments: Transient(work), later)
    }
    return await withoutActuallyEscaping(work, do: answer)
  }

  override func relays() -> [@Sendable (Int) async throws -> Void] {
    spryify(.relays)
  }

  override var last: (() async -> Int)? { stubbedValue(.last) }
}

nonisolated extension FakeTrailEcho {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailEcho
    func relay(_ work: TypedArgument<() async -> Int> = .anything, later: TypedArgument<(Int) async throws -> Void> = .anything) -> TypedCall<(@escaping () async -> Int, @escaping (Int) async throws -> Void) -> Void, Int, Never> { .init(fake.call(.relay, with: work, later)) }
    func relays() -> TypedCall<() -> Void, [@Sendable (Int) async throws -> Void], Never> { .init(fake.call(.relays)) }
    var last: some StubbableCall<() -> Void, (() async -> Int)?, Never> { TypedCall(fake.call(.last)) }
  }
}
