// Generated from TrailEndpoint. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEndpoint --module GeneratorFixtures
// Checksum: 7e204ef77956e6f9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailEndpoint<Response>: TrailEndpoint, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailEndpoint<Response>

    var decoder: TypedGetter<any TrailDecoding, Never> { TypedGetter(fake.call(.decoder)) }
    var path: TypedGetter<String, Never> { TypedGetter(fake.call(.path)) }

    func urlRequest(at attempt: Int) -> TypedCall<(Int) -> Void, URLRequest, any Error> {
      TypedCall(fake.call(.urlRequest, with: attempt))
    }

    @_disfavoredOverload
    func urlRequest(
      at attempt: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, URLRequest, any Error> {
      TypedCall(fake.call(.urlRequest, with: attempt))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
