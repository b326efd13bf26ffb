// Generated from TrailRequest. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRequest --module GeneratorFixtures
// Checksum: 6db1a06d6c241f40
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailRequest: TrailRequest, Spryable {
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
