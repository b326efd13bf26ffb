// Generated from HikeSession. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeSession --module GeneratorFixtures
// Checksum: 1a5acafab625124f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Dispatch
import Spry

@testable import GeneratorFixtures

final class FakeHikeSession: HikeSession, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case request = "request(on:completion:)"
  }

  let spryStorage = SpryStorage()

  func request(on queue: DispatchQueue, completion: @escaping Handler) {
    spryify(.request, arguments: queue, completion)
  }
}

extension FakeHikeSession {
  struct Calls {
    fileprivate let fake: FakeHikeSession

    func request(
      on queue: DispatchQueue, completion: TypedArgument<Handler> = .anything
    ) -> TypedCall<(DispatchQueue, @escaping Handler) -> Void, Void, Never> {
      TypedCall(fake.call(.request, with: queue, completion))
    }

    @_disfavoredOverload
    func request(
      on queue: TypedArgument<DispatchQueue> = .anything,
      completion: TypedArgument<Handler> = .anything
    ) -> TypedCall<(DispatchQueue, @escaping Handler) -> Void, Void, Never> {
      TypedCall(fake.call(.request, with: queue, completion))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
