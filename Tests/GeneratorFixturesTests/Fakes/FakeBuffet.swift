// Generated from Buffet. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Buffet --module GeneratorFixtures
// Checksum: 16f48cac77b063f9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeBuffet: Buffet, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case share = "share()"
  }

  let spryStorage = SpryStorage()

  func share() -> Swift.Slice<[Int]> {
    spryify(.share)
  }
}

extension FakeBuffet {
  struct Calls {
    fileprivate let fake: FakeBuffet

    func share() -> TypedCall<() -> Void, Swift.Slice<[Int]>, Never> {
      TypedCall(fake.call(.share))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
