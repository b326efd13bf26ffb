// Generated from TrailSession. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSession --module GeneratorFixtures --no-calls
// Checksum: 6a00070a55824e7a
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

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func request(_ request: URLRequest, completion: @escaping Handler) -> any TrailRequest {
    spryify(.request, arguments: request, completion)
  }

  func data(for request: URLRequest, in session: URLSession, with decoding: any TrailDecoding) async throws -> (Data, URLResponse) {
    try await spryifyThrows(.data, arguments: request, session, decoding)
  }

  func answer(_ state: inout [String], _ last: (String, Int)?) -> (Data, HTTPURLResponse?)? {
    let argument = Inout(state)
    defer { state = argument.value }
    return spryify(.answer, arguments: argument, last)
  }
}
