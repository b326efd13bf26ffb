import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A protocol with a requirement that is faked although an extension implements it.
protocol TrailRequest {
  var path: String { get }
  func urlRequest(at attempt: Int) throws -> URLRequest
}

extension TrailRequest {
  func urlRequest(at attempt: Int) throws -> URLRequest { throw WalkError.closed }
}

protocol TrailDecoding {
  func decode<Value: Decodable>(_ data: Data) throws -> Value
}

protocol TrailEndpoint: TrailRequest {
  associatedtype Response
  var decoder: any TrailDecoding { get }
}

/// A protocol with types from a system module, which don't cause other types to be qualified.
protocol TrailSession: Sendable {
  typealias Handler = (Data?, URLResponse?, (any Error)?) -> Void
  func request(_ request: URLRequest, completion: @escaping Handler) -> any TrailRequest
  func data(
    for request: URLRequest, in session: URLSession, with decoding: any TrailDecoding
  ) async throws -> (Data, URLResponse)
  func answer(_ state: inout [String], _ last: (String, Int)?) -> (Data, HTTPURLResponse?)?
}

/// A protocol with a generic alias.
protocol TrailTransfer {
  typealias Handler<Value> = (Result<Value, WalkError>) -> Void
  @discardableResult
  func load<Value: Decodable, Endpoint: TrailEndpoint>(
    from endpoint: Endpoint, on queue: DispatchQueue, completion: @escaping Handler<Value>
  ) -> (any TrailRequest)? where Endpoint.Response == Value
  @discardableResult
  func load<Endpoint: TrailEndpoint>(
    from endpoint: Endpoint, completion: @escaping Handler<Void>
  ) -> (any TrailRequest)? where Endpoint.Response == Void
}

class TrailSessionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// A protocol with nonescaping, sendable closures.
protocol TrailMiddleware: Sendable {
  func intercept(
    _ request: URLRequest, body: Data?, operation: String,
    next: @Sendable (URLRequest, Data?) async throws -> (Data, Int?)
  ) async throws -> (Data, Int?)
  func register(
    _ handler: @Sendable @escaping (URLRequest, Data?, [String: String]) async throws -> (Data, Int)
  ) throws
}

protocol TrailWire: Actor {
  var name: String { get }
  func connect() async throws
  func receive() -> AsyncThrowingStream<Data, any Error>
}

/// A protocol with a method that has the name of an effect.
protocol TrailQueueing {
  func async(execute work: @escaping () -> Void)
}
