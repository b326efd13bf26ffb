// Generated from HutGuestBook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HutGuestBook --module GeneratorFixtures
// Checksum: 09f13a35ca851a34
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeHutGuestBook: HutGuestBook, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case sign = "sign(_:on:)"
  }

  let spryStorage = SpryStorage()

  override func sign(
    _ guest: GeneratorFixtureParents.Pass, on pages: [MapView]
  ) -> GeneratorFixtureParents.Pass? {
    spryify(.sign, arguments: guest, pages)
  }
}

extension FakeHutGuestBook {
  struct Calls {
    fileprivate let fake: FakeHutGuestBook

    func sign(
      _ guest: GeneratorFixtureParents.Pass, on pages: [MapView]
    ) -> TypedCall<
      (GeneratorFixtureParents.Pass, [MapView]) -> Void, GeneratorFixtureParents.Pass?, Never
    > {
      TypedCall(fake.call(.sign, with: guest, pages))
    }

    @_disfavoredOverload
    func sign(
      _ guest: TypedArgument<GeneratorFixtureParents.Pass> = .anything,
      on pages: TypedArgument<[MapView]> = .anything
    ) -> TypedCall<
      (GeneratorFixtureParents.Pass, [MapView]) -> Void, GeneratorFixtureParents.Pass?, Never
    > {
      TypedCall(fake.call(.sign, with: guest, pages))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
