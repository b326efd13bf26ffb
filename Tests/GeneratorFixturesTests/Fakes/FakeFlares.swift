// Generated from Flares. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Flares --module GeneratorFixtures
// Checksum: 58e4ffc0a1f1b922
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeFlares: Flares, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeFlares
    func `🚀`() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.rocket)) }
    func `2nd flare`() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.member2ndFlare)) }
  }
}
