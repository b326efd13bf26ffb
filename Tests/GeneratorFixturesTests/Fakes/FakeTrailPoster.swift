// Generated from TrailPoster. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPoster --module GeneratorFixtures --typed
// Checksum: 12dced49e32406b8
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

  func fake() -> GeneratorFixtures.Typed {
    spryify(.fake)
  }

  func post(_ letter: GeneratorFixtures.Typed) async -> Int {
    await spryify(.post, arguments: letter)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FakeTrailPoster {
  struct Typed {
    fileprivate let owner: FakeTrailPoster
    var fake: TypedFunction<GeneratorFixtures.Typed> { TypedFunction(.fake, of: owner) }
    var post: TypedFunction<GeneratorFixtures.Typed, Int> { TypedFunction(.post, of: owner) }
  }

  nonisolated var typed: Typed { Typed(owner: self) }
}
