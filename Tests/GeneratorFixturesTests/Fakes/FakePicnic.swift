// Generated from Picnic. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Picnic --module GeneratorFixtures
// Checksum: 43cfb6bbec5486f8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePicnic: Picnic, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case cut = "cut(_:)"
    case share = "share()"
  }

  let spryStorage = SpryStorage()

  func cut(_ cake: GeneratorFixtures.Slice) {
    spryify(.cut, arguments: cake)
  }

  func share() -> Swift.Slice<[Int]> {
    spryify(.share)
  }
}

extension FakePicnic {
  struct Calls {
    fileprivate let fake: FakePicnic

    func cut(
      _ cake: GeneratorFixtures.Slice
    ) -> TypedCall<(GeneratorFixtures.Slice) -> Void, Void, Never> {
      TypedCall(fake.call(.cut, with: cake))
    }

    @_disfavoredOverload
    func cut(
      _ cake: TypedArgument<GeneratorFixtures.Slice> = .anything
    ) -> TypedCall<(GeneratorFixtures.Slice) -> Void, Void, Never> {
      TypedCall(fake.call(.cut, with: cake))
    }

    func share() -> TypedCall<() -> Void, Swift.Slice<[Int]>, Never> {
      TypedCall(fake.call(.share))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
