// Generated from TrailFeed. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFeed --module GeneratorFixtures
// Checksum: e6d3c5b95fa050ea
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailFeed: TrailFeed, Spryable {
  enum Function: String, GeneratedFunction {
    case crates = "crates()"
    case post = "post(_:)"
  }

  let spryStorage = SpryStorage()

  func crates() async -> [Crate] {
    await spryify(.crates)
  }

  func post(_ crate: Crate) async throws {
    try await spryifyThrows(.post, arguments: crate)
  }
}

extension FakeTrailFeed {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailFeed
    func crates() -> TypedCall<() -> Void, [Crate], Never> { .init(fake.call(.crates)) }
    typealias PostCall = TypedCall<(Crate) -> Void, Void, any Error>
    func post(_ crate: Crate) -> PostCall { .init(fake.call(.post, with: crate)) }
    @_disfavoredOverload func post(_ crate: TypedArgument<Crate> = .anything) -> PostCall { .init(fake.call(.post, with: crate)) }
  }
}
