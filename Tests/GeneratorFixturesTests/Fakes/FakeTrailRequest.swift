// Generated from TrailRequest. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRequest --module GeneratorFixtures
// Checksum: 5da6653d4523f131
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailRequest: TrailRequest, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailRequest

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
