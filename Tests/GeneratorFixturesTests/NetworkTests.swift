import Foundation
import Spry
import Testing

@testable import GeneratorFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests fakes of types that wrap `URLSession`.
@Suite struct NetworkTests {
  private let url = URLRequest(url: URL(filePath: "/trails"))

  @Test func closureNamedByAnAliasIsCaptured() throws {
    let session = FakeTrailSession()
    let done = Argument.captor()
    session.stub(.request).with(url, done).andReturn(FakeTrailRequest())
    var received: Data?
    _ = (session as any TrailSession).request(url) { data, _, _ in received = data }
    done.getValue(as: TrailSession.Handler.self)(Data([1]), nil, nil)
    #expect(received == Data([1]))
    session.stub(.answer).with(["a"], Argument.anything).andReturn(nil)
    var state = ["a"]
    #expect(session.answer(&state, nil) == nil)
  }

  @Test func nonescapingClosureIsPassedToTheStub() async throws {
    typealias Next = @Sendable (URLRequest, Data?) async throws -> (Data, Int?)
    let middleware = FakeTrailMiddleware()
    middleware.stub(.intercept).andDo { arguments in
      let next = try #require(arguments[3] as? Next)
      return try await next(URLRequest(url: URL(filePath: "/huts")), nil)
    }
    let (data, status) = try await (middleware as any TrailMiddleware).intercept(
      url, body: nil, operation: "list"
    ) { request, _ in (Data((request.url?.lastPathComponent ?? "").utf8), 200) }
    #expect(String(decoding: data, as: UTF8.self) == "huts")
    #expect(status == 200)
  }
}
