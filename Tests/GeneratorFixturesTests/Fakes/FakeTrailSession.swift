// Generated from TrailSession. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSession --module GeneratorFixtures
// Checksum: 73b9767a3644a3f2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailSession: TrailSession, Spryable {
  enum Function: String, GeneratedFunction {
    case request = "request(_:completion:)"
    case data = "data(for:in:with:)"
    case answer = "answer(_:_:)"
  }

  let spryStorage = SpryStorage()

  func request(_ request: URLRequest, completion: @escaping Handler) -> any TrailRequest {
    spryify(.request, arguments: request, completion)
  }

  func data(
    for request: URLRequest, in session: URLSession, with decoding: any TrailDecoding
  ) async throws -> (Data, URLResponse) {
    try await spryifyThrows(.data, arguments: request, session, decoding)
  }

  func answer(_ state: inout [String], _ last: (String, Int)?) -> (Data, HTTPURLResponse?)? {
    let argument = Inout(state)
    defer { state = argument.value }
    return spryify(.answer, arguments: argument, last)
  }
}

extension FakeTrailSession {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailSession
    typealias RequestCall = TypedCall<(URLRequest, @escaping Handler) -> Void, any TrailRequest, Never>
    func request(_ request: URLRequest, completion: TypedArgument<Handler> = .anything) -> RequestCall { .init(fake.call(.request, with: request, completion)) }
    @_disfavoredOverload func request(_ request: TypedArgument<URLRequest> = .anything, completion: TypedArgument<Handler> = .anything) -> RequestCall { .init(fake.call(.request, with: request, completion)) }
    typealias DataCall = TypedCall<(URLRequest, URLSession, any TrailDecoding) -> Void, (Data, URLResponse), any Error>
    func data(for request: URLRequest, in session: URLSession, with decoding: any TrailDecoding) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    @_disfavoredOverload func data(for request: URLRequest, in session: URLSession, with decoding: TypedArgument<any TrailDecoding> = .anything) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    @_disfavoredOverload func data(for request: URLRequest, in session: TypedArgument<URLSession> = .anything, with decoding: any TrailDecoding) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    @_disfavoredOverload func data(for request: URLRequest, in session: TypedArgument<URLSession> = .anything, with decoding: TypedArgument<any TrailDecoding> = .anything) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    @_disfavoredOverload func data(for request: TypedArgument<URLRequest> = .anything, in session: URLSession, with decoding: any TrailDecoding) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    @_disfavoredOverload func data(for request: TypedArgument<URLRequest> = .anything, in session: URLSession, with decoding: TypedArgument<any TrailDecoding> = .anything) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    @_disfavoredOverload func data(for request: TypedArgument<URLRequest> = .anything, in session: TypedArgument<URLSession> = .anything, with decoding: any TrailDecoding) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    @_disfavoredOverload func data(for request: TypedArgument<URLRequest> = .anything, in session: TypedArgument<URLSession> = .anything, with decoding: TypedArgument<any TrailDecoding> = .anything) -> DataCall { .init(fake.call(.data, with: request, session, decoding)) }
    typealias AnswerCall = TypedCall<(Inout<[String]>, (String, Int)?) -> Void, (Data, HTTPURLResponse?)?, Never>
    func answer(_ state: [String], _ last: (String, Int)?) -> AnswerCall { .init(fake.call(.answer, with: state, last)) }
    @_disfavoredOverload func answer(_ state: [String], _ last: TypedArgument<(String, Int)?> = .anything) -> AnswerCall { .init(fake.call(.answer, with: state, last)) }
    @_disfavoredOverload func answer(_ state: TypedArgument<[String]> = .anything, _ last: (String, Int)?) -> AnswerCall { .init(fake.call(.answer, with: state, last)) }
    @_disfavoredOverload func answer(_ state: TypedArgument<[String]> = .anything, _ last: TypedArgument<(String, Int)?> = .anything) -> AnswerCall { .init(fake.call(.answer, with: state, last)) }
  }
}
