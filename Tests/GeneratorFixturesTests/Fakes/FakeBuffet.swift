// Generated from Buffet. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Buffet --module GeneratorFixtures
// Checksum: fffa1d8576885a88
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeBuffet: Buffet, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case share = "share()"
  }

  let spryStorage = SpryStorage()

  func share() -> Swift.Slice<[Int]> {
    spryify(.share)
  }
}

extension FakeBuffet {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeBuffet
    func share() -> TypedCall<() -> Void, Swift.Slice<[Int]>, Never> { .init(fake.call(.share)) }
  }
}
