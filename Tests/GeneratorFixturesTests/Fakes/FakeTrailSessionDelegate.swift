// Generated from TrailSessionDelegate. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSessionDelegate --module GeneratorFixtures
// Checksum: b6e09889e98958d3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import Spry

@testable import GeneratorFixtures

final class FakeTrailSessionDelegate: TrailSessionDelegate, Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case urlSessionDataTaskDidReceive = "urlSession(_:dataTask:didReceive:)"
    case urlSessionTaskDidCompleteWithError = "urlSession(_:task:didCompleteWithError:)"
  }

  let spryStorage = SpryStorage()

  override func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    spryify(.urlSessionDataTaskDidReceive, arguments: session, dataTask, data)
  }

  override func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    spryify(.urlSessionTaskDidCompleteWithError, arguments: session, task, error)
  }
}
