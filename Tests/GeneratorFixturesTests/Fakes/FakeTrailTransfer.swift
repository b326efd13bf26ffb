// Generated from TrailTransfer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTransfer --module GeneratorFixtures
// Checksum: 704cd7c0907fd59c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Dispatch
import Spry

@testable import GeneratorFixtures

final class FakeTrailTransfer: TrailTransfer, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
