// Generated from Outer.Inner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Outer.Inner --module GeneratorFixtures
// Checksum: b96f377bb6fde291
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeOuterInner: Outer.Inner, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case stay = "stay()"
  }

  let spryStorage = SpryStorage()

  func stay() -> Outer.Nights {
    spryify(.stay)
  }
}

extension FakeOuterInner {
  struct Calls {
    fileprivate let fake: FakeOuterInner

    func stay() -> TypedCall<() -> Void, Outer.Nights, Never> {
      TypedCall(fake.call(.stay))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
