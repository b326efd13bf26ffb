// Generated from TrailTransfer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTransfer --module GeneratorFixtures
// Checksum: 6309f0da5076e9c3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Dispatch
import Spry

@testable import GeneratorFixtures

final class FakeTrailTransfer: TrailTransfer, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case loadFromOnCompletion = "load(from:on:completion:)"
    case loadFromCompletion = "load(from:completion:)"
  }

  let spryStorage = SpryStorage()

  @discardableResult func load<Value: Decodable, Endpoint: TrailEndpoint>(
    from endpoint: Endpoint, on queue: DispatchQueue, completion: @escaping Handler<Value>
  ) -> (any TrailRequest)?
  where Value == Endpoint.Response {
    spryify(.loadFromOnCompletion, arguments: endpoint, queue, completion)
  }

  @discardableResult func load<Endpoint: TrailEndpoint>(
    from endpoint: Endpoint, completion: @escaping Handler<Void>
  ) -> (any TrailRequest)?
  where Endpoint.Response == () {
    spryify(.loadFromCompletion, arguments: endpoint, completion)
  }
}

extension FakeTrailTransfer {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailTransfer
    func load<Value: Decodable, Endpoint: TrailEndpoint>(from endpoint: Endpoint, on queue: DispatchQueue, completion: TypedArgument<Any?> = .anything) -> TypedCall<(Endpoint, DispatchQueue, Any?) -> Void, (any TrailRequest)?, Never> where Value == Endpoint.Response { .init(fake.call(.loadFromOnCompletion, with: endpoint, queue, completion)) }
    @_disfavoredOverload func load<Value: Decodable, Endpoint: TrailEndpoint>(from endpoint: Endpoint, on queue: TypedArgument<DispatchQueue>, completion: TypedArgument<Any?> = .anything) -> TypedCall<(Endpoint, DispatchQueue, Any?) -> Void, (any TrailRequest)?, Never> where Value == Endpoint.Response { .init(fake.call(.loadFromOnCompletion, with: endpoint, queue, completion)) }
    @_disfavoredOverload func load(from endpoint: TypedArgument<Any?> = .anything, on queue: DispatchQueue, completion: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, DispatchQueue, Any?) -> Void, (any TrailRequest)?, Never> { .init(fake.call(.loadFromOnCompletion, with: endpoint, queue, completion)) }
    @_disfavoredOverload func load(from endpoint: TypedArgument<Any?> = .anything, on queue: TypedArgument<DispatchQueue>, completion: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, DispatchQueue, Any?) -> Void, (any TrailRequest)?, Never> { .init(fake.call(.loadFromOnCompletion, with: endpoint, queue, completion)) }
    func load<Endpoint: TrailEndpoint>(from endpoint: Endpoint, completion: TypedArgument<Handler<Void>>) -> TypedCall<(Endpoint, @escaping Handler<Void>) -> Void, (any TrailRequest)?, Never> where Endpoint.Response == () { .init(fake.call(.loadFromCompletion, with: endpoint, completion)) }
    @_disfavoredOverload func load(from endpoint: TypedArgument<Any?> = .anything, completion: TypedArgument<Handler<Void>>) -> TypedCall<(Any?, @escaping Handler<Void>) -> Void, (any TrailRequest)?, Never> { .init(fake.call(.loadFromCompletion, with: endpoint, completion)) }
  }
}
