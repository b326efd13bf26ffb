// Generated from TrailFeed. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFeed --module GeneratorFixtures
// Checksum: f6fc81d857d5e9e5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailFeed: TrailFeed, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailFeed

    func crates() -> TypedCall<() -> Void, [Crate], Never> {
      TypedCall(fake.call(.crates))
    }

    func post(_ crate: Crate) -> TypedCall<(Crate) -> Void, Void, any Error> {
      TypedCall(fake.call(.post, with: crate))
    }

    @_disfavoredOverload
    func post(
      _ crate: TypedArgument<Crate> = .anything
    ) -> TypedCall<(Crate) -> Void, Void, any Error> {
      TypedCall(fake.call(.post, with: crate))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
