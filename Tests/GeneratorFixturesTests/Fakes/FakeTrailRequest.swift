// Generated from TrailRequest. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRequest --module GeneratorFixtures --no-calls
// Checksum: 05fab24476a03300
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

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var path: String { stubbedValue(.path) }

  func urlRequest(at attempt: Int) throws -> URLRequest {
    try spryifyThrows(.urlRequest, arguments: attempt)
  }
}
