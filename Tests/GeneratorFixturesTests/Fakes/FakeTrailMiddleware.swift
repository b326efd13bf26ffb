// Generated from TrailMiddleware. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMiddleware --module GeneratorFixtures --no-calls
// Checksum: 09d828a7bc802bdd
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailMiddleware: TrailMiddleware, Spryable {
  enum Function: String, GeneratedFunction {
    case intercept = "intercept(_:body:operation:next:)"
    case register = "register(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func intercept(_ request: URLRequest, body: Data?, operation: String, next: @Sendable (URLRequest, Data?) async throws -> (Data, Int?)) async throws -> (Data, Int?) {
    func answer(_ next: @escaping @Sendable (URLRequest, Data?) async throws -> (Data, Int?)) async throws -> (Data, Int?) {
      try await spryifyThrows(.intercept, arguments: request, body, operation, Transient(next))
    }
    return try await withoutActuallyEscaping(next, do: answer)
  }

  func register(_ handler: @escaping @Sendable (URLRequest, Data?, [String: String]) async throws -> (Data, Int)) throws {
    try spryifyThrows(.register, arguments: handler)
  }
}
