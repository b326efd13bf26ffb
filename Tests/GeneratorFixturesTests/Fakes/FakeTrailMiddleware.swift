// Generated from TrailMiddleware. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMiddleware --module GeneratorFixtures
// Checksum: f34361f20c8e8a31
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
  }

  let spryStorage = SpryStorage()

  func intercept(
    _ request: URLRequest, body: Data?, operation: String,
    next: @Sendable (URLRequest, Data?) async throws -> (Data, Int?)
  ) async throws -> (Data, Int?) {
    func answer(
      _ next: @escaping @Sendable (URLRequest, Data?) async throws -> (Data, Int?)
    ) async throws -> (Data, Int?) {
      try await spryifyThrows(.intercept, arguments: request, body, operation, Transient(next))
    }
    return try await withoutActuallyEscaping(next, do: answer)
  }

  func register(
    _ handler: @escaping @Sendable (URLRequest, Data?, [String: String]) async throws -> (Data, Int)
  ) throws {
    try spryifyThrows(.register, arguments: handler)
  }
}

extension FakeTrailMiddleware {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailMiddleware
    typealias InterceptCall = TypedCall<(URLRequest, Data?, String, @escaping @Sendable (URLRequest, Data?) async throws -> (Data, Int?)) -> Void, (Data, Int?), any Error>
    func intercept(_ request: URLRequest, body: Data?, operation: String, next: TypedArgument<@Sendable (URLRequest, Data?) async throws -> (Data, Int?)> = .anything) -> InterceptCall { .init(fake.call(.intercept, with: request, body, operation, next)) }
    @_disfavoredOverload func intercept(_ request: TypedArgument<URLRequest> = .anything, body: TypedArgument<Data?> = .anything, operation: TypedArgument<String> = .anything, next: TypedArgument<@Sendable (URLRequest, Data?) async throws -> (Data, Int?)> = .anything) -> InterceptCall { .init(fake.call(.intercept, with: request, body, operation, next)) }
    func register(_ handler: TypedArgument<@Sendable (URLRequest, Data?, [String: String]) async throws -> (Data, Int)> = .anything) -> TypedCall<(@escaping @Sendable (URLRequest, Data?, [String: String]) async throws -> (Data, Int)) -> Void, Void, any Error> { .init(fake.call(.register, with: handler)) }
  }
}
