// Generated from TrailEndpoint. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEndpoint --module GeneratorFixtures
// Checksum: d9cc96d78c1c353a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailEndpoint<Response>: TrailEndpoint, Spryable {
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
