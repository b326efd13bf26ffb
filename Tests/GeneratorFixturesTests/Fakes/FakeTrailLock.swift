// Generated from TrailLock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLock --module GeneratorFixtures --no-calls
// Checksum: 11f19be8eb9b5fdb
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

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.withLock, arguments: Transient({ try body() } as () throws -> Result), throwing: Failure.self)
    }
  }

  func visit<Failure: Error>(_ count: Int, _ body: (Int, inout [String]) async throws(Failure) -> Void) async throws(Failure) {
    func answer(_ body: @escaping (Int, inout [String]) async throws(Failure) -> Void) async throws(Failure) {
      try await spryifyThrows(.visit, arguments: count, Transient({ try await body($0, &$1) } as (Int, inout [String]) async throws -> Void), throwing: Failure.self)
    }
    try await withoutActuallyEscaping(body, do: answer)
  }

  func keep<Failure: Error>(_ body: @escaping (Int) throws(Failure) -> Void) {
    spryify(.keep, arguments: { try body($0) } as (Int) throws -> Void)
  }
}
