// Generated from TrailSessionDelegate. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSessionDelegate --module GeneratorFixtures
// Checksum: f1e82f3b90aaa4e4
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
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailSessionDelegate
    typealias UrlSessionDataTaskDidReceiveCall = TypedCall<(URLSession, URLSessionDataTask, Data) -> Void, Void, Never>
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    @_disfavoredOverload func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: TypedArgument<Data> = .anything) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    @_disfavoredOverload func urlSession(_ session: URLSession, dataTask: TypedArgument<URLSessionDataTask> = .anything, didReceive data: Data) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    @_disfavoredOverload func urlSession(_ session: URLSession, dataTask: TypedArgument<URLSessionDataTask>, didReceive data: TypedArgument<Data> = .anything) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, dataTask: URLSessionDataTask, didReceive data: Data) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, dataTask: URLSessionDataTask, didReceive data: TypedArgument<Data> = .anything) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, dataTask: TypedArgument<URLSessionDataTask> = .anything, didReceive data: Data) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, dataTask: TypedArgument<URLSessionDataTask>, didReceive data: TypedArgument<Data> = .anything) -> UrlSessionDataTaskDidReceiveCall { .init(fake.call(.urlSessionDataTaskDidReceive, with: session, dataTask, data)) }
    typealias UrlSessionTaskDidCompleteWithErrorCall = TypedCall<(URLSession, URLSessionTask, (any Error)?) -> Void, Void, Never>
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
    @_disfavoredOverload func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: TypedArgument<(any Error)?> = .anything) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
    @_disfavoredOverload func urlSession(_ session: URLSession, task: TypedArgument<URLSessionTask> = .anything, didCompleteWithError error: (any Error)?) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
    @_disfavoredOverload func urlSession(_ session: URLSession, task: TypedArgument<URLSessionTask>, didCompleteWithError error: TypedArgument<(any Error)?> = .anything) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, task: URLSessionTask, didCompleteWithError error: (any Error)?) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, task: URLSessionTask, didCompleteWithError error: TypedArgument<(any Error)?> = .anything) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, task: TypedArgument<URLSessionTask> = .anything, didCompleteWithError error: (any Error)?) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
    @_disfavoredOverload func urlSession(_ session: TypedArgument<URLSession> = .anything, task: TypedArgument<URLSessionTask>, didCompleteWithError error: TypedArgument<(any Error)?> = .anything) -> UrlSessionTaskDidCompleteWithErrorCall { .init(fake.call(.urlSessionTaskDidCompleteWithError, with: session, task, error)) }
  }
}
