// Generated from TrailRequest. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRequest --module GeneratorFixtures
// Checksum: 1aaa11df3745fb2a
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

final class FakeTrailRequest: TrailRequest, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case path
    case urlRequest = "urlRequest(at:)"
  }

  let spryStorage = SpryStorage()

  var path: String { stubbedValue(.path) }

  func urlRequest(at attempt: Int) throws -> URLRequest {
    try spryifyThrows(.urlRequest, arguments: attempt)
  }
}

extension FakeTrailRequest {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailRequest
    var path: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.path)) }
    typealias UrlRequestCall = TypedCall<(Int) -> Void, URLRequest, any Error>
    func urlRequest(at attempt: Int) -> UrlRequestCall { .init(fake.call(.urlRequest, with: attempt)) }
    @_disfavoredOverload func urlRequest(at attempt: TypedArgument<Int> = .anything) -> UrlRequestCall { .init(fake.call(.urlRequest, with: attempt)) }
  }
}
