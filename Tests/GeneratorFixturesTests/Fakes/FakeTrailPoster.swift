// Generated from TrailPoster. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPoster --module GeneratorFixtures
// Checksum: a67924eb9d8e71e7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

actor FakeTrailPoster: TrailPoster, Spryable {
  enum Function: String, GeneratedFunction {
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
  nonisolated var stub: Calls { Calls(owner: self) }
  nonisolated var calls: Calls { Calls(owner: self) }

  struct Calls {
    fileprivate let owner: FakeTrailPoster
    func fake() -> TypedCall<() -> Void, GeneratorFixtures.Calls, Never> { .init(owner.call(.fake)) }
    typealias PostCall = TypedCall<(GeneratorFixtures.Calls) -> Void, Int, Never>
    func post(_ letter: GeneratorFixtures.Calls) -> PostCall { .init(owner.call(.post, with: letter)) }
    @_disfavoredOverload func post(_ letter: TypedArgument<GeneratorFixtures.Calls> = .anything) -> PostCall { .init(owner.call(.post, with: letter)) }
  }
}
