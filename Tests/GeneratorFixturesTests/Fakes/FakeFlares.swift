// Generated from Flares. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Flares --module GeneratorFixtures
// Checksum: 2462229f387d155b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeFlares: Flares, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case rocket = "🚀()"
    case member2ndFlare = "2nd flare()"
  }

  let spryStorage = SpryStorage()

  func 🚀 () -> Int {
    spryify(.rocket)
  }

  func `2nd flare`() {
    spryify(.member2ndFlare)
  }
}

extension FakeFlares {
  struct Calls {
    fileprivate let fake: FakeFlares

    func `🚀`() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.rocket))
    }

    func `2nd flare`() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.member2ndFlare))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
