// Generated from TrailSessionDelegate. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSessionDelegate --module GeneratorFixtures
// Checksum: a26738b8a40dcee7
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

extension FakeTrailSessionDelegate {
  struct Calls {
    fileprivate let fake: FakeTrailSessionDelegate

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
    ) -> TypedCall<(URLSession, URLSessionDataTask, Data) -> Void, Void, Never> {
      TypedCall(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data))
    }

    @_disfavoredOverload
    func urlSession(
      _ session: TypedArgument<URLSession> = .anything, dataTask: TypedArgument<URLSessionDataTask>,
      didReceive data: TypedArgument<Data> = .anything
    ) -> TypedCall<(URLSession, URLSessionDataTask, Data) -> Void, Void, Never> {
      TypedCall(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data))
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) -> TypedCall<(URLSession, URLSessionTask, (any Error)?) -> Void, Void, Never> {
      TypedCall(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error))
    }

    @_disfavoredOverload
    func urlSession(
      _ session: TypedArgument<URLSession> = .anything, task: TypedArgument<URLSessionTask>,
      didCompleteWithError error: TypedArgument<(any Error)>? = .anything
    ) -> TypedCall<(URLSession, URLSessionTask, (any Error)?) -> Void, Void, Never> {
      TypedCall(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
