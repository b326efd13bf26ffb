// Generated from Outer.Inner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Outer.Inner --module GeneratorFixtures
// Checksum: 312d0d781d59df26
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeOuterInner: Outer.Inner, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case stay = "stay()"
  }

  let spryStorage = SpryStorage()

  func stay() -> Outer.Nights {
    spryify(.stay)
  }
}

extension FakeOuterInner {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeOuterInner
    func stay() -> TypedCall<() -> Void, Outer.Nights, Never> { .init(fake.call(.stay)) }
  }
}
