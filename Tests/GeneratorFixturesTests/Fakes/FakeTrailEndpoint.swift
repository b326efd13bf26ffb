// Generated from TrailEndpoint. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEndpoint --module GeneratorFixtures
// Checksum: a1d7a88a964f99d4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationNetworking)
  import FoundationNetworking
#else
  import Foundation
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailEndpoint<Response>: TrailEndpoint, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case decoder
    case path
    case urlRequest = "urlRequest(at:)"
  }

  let spryStorage = SpryStorage()

  var decoder: any TrailDecoding { stubbedValue(.decoder) }
  var path: String { stubbedValue(.path) }

  func urlRequest(at attempt: Int) throws -> URLRequest {
    try spryifyThrows(.urlRequest, arguments: attempt)
  }
}

extension FakeTrailEndpoint {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailEndpoint<Response>
    var decoder: some StubbableCall<() -> Void, any TrailDecoding, Never> { TypedCall(fake.call(.decoder)) }
    var path: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.path)) }
    typealias UrlRequestCall = TypedCall<(Int) -> Void, URLRequest, any Error>
    func urlRequest(at attempt: Int) -> UrlRequestCall { .init(fake.call(.urlRequest, with: attempt)) }
    @_disfavoredOverload func urlRequest(at attempt: TypedArgument<Int> = .anything) -> UrlRequestCall { .init(fake.call(.urlRequest, with: attempt)) }
  }
}
