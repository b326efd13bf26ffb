// Generated from TrailLock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLock --module GeneratorFixtures
// Checksum: dc9ad5ffdea0fb76
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailLock: TrailLock, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case withLock = "withLock(_:)"
    case visit = "visit(_:_:)"
    case keep = "keep(_:)"
  }

  let spryStorage = SpryStorage()

  func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(
        .withLock, arguments: Transient({ try body() } as () throws -> Result),
        throwing: Failure.self)
    }
  }

  func visit<Failure: Error>(
    _ count: Int, _ body: (Int, inout [String]) async throws(Failure) -> Void
  ) async throws(Failure) {
    func answer(
      _ body: @escaping (Int, inout [String]) async throws(Failure) -> Void
    ) async throws(Failure) {
      try await spryifyThrows(
        .visit, arguments: count,
        Transient({ try await body($0, &$1) } as (Int, inout [String]) async throws -> Void),
        throwing: Failure.self)
    }
    try await withoutActuallyEscaping(body, do: answer)
  }

  func keep<Failure: Error>(_ body: @escaping (Int) throws(Failure) -> Void) {
    spryify(.keep, arguments: { try body($0) } as (Int) throws -> Void)
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
extension FakeTrailLock {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailLock
    func withLock<Result>(_ body: TypedArgument<() throws -> Result>) -> TypedCall<(@escaping () throws -> Result) -> Void, Result, any Error> { .init(fake.call(.withLock, with: body)) }
    func visit(_ count: Int, _ body: TypedArgument<(Int, inout [String]) async throws -> Void> = .anything) -> TypedCall<(Int, @escaping (Int, inout [String]) async throws -> Void) -> Void, Void, any Error> { .init(fake.call(.visit, with: count, body)) }
    @_disfavoredOverload func visit(_ count: TypedArgument<Int> = .anything, _ body: TypedArgument<(Int, inout [String]) async throws -> Void> = .anything) -> TypedCall<(Int, @escaping (Int, inout [String]) async throws -> Void) -> Void, Void, any Error> { .init(fake.call(.visit, with: count, body)) }
    func keep(_ body: TypedArgument<(Int) throws -> Void> = .anything) -> TypedCall<(@escaping (Int) throws -> Void) -> Void, Void, Never> { .init(fake.call(.keep, with: body)) }
  }
}
