// Generated from HikeSession. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeSession --module GeneratorFixtures
// Checksum: 2d1ed2aec497e8d9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Dispatch
import Spry

@testable import GeneratorFixtures

final class FakeHikeSession: HikeSession, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case request = "request(on:completion:)"
  }

  let spryStorage = SpryStorage()

  func request(on queue: DispatchQueue, completion: @escaping Handler) {
    spryify(.request, arguments: queue, completion)
  }
}

extension FakeHikeSession {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHikeSession
    typealias RequestCall = TypedCall<(DispatchQueue, @escaping Handler) -> Void, Void, Never>
    func request(on queue: DispatchQueue, completion: TypedArgument<Handler> = .anything) -> RequestCall { .init(fake.call(.request, with: queue, completion)) }
    @_disfavoredOverload func request(on queue: TypedArgument<DispatchQueue> = .anything, completion: TypedArgument<Handler> = .anything) -> RequestCall { .init(fake.call(.request, with: queue, completion)) }
  }
}
