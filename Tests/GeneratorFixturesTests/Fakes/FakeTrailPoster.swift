// Generated from TrailPoster. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPoster --module GeneratorFixtures
// Checksum: 9b062de3b85c865c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

actor FakeTrailPoster: TrailPoster, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case fake = "fake()"
    case post = "post(_:)"
  }

  let spryStorage = SpryStorage()

  func fake() -> GeneratorFixtures.Calls {
    spryify(.fake)
  }

  func post(_ letter: GeneratorFixtures.Calls) async -> Int {
    await spryify(.post, arguments: letter)
  }
}

extension FakeTrailPoster {
  struct Calls {
    fileprivate let owner: FakeTrailPoster

    func fake() -> TypedCall<() -> Void, GeneratorFixtures.Calls, Never> {
      TypedCall(owner.call(.fake))
    }

    func post(
      _ letter: GeneratorFixtures.Calls
    ) -> TypedCall<(GeneratorFixtures.Calls) -> Void, Int, Never> {
      TypedCall(owner.call(.post, with: letter))
    }

    @_disfavoredOverload
    func post(
      _ letter: TypedArgument<GeneratorFixtures.Calls> = .anything
    ) -> TypedCall<(GeneratorFixtures.Calls) -> Void, Int, Never> {
      TypedCall(owner.call(.post, with: letter))
    }
  }

  nonisolated var calls: Calls { Calls(owner: self) }
}
