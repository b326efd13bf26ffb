// Generated from HutGuestBook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HutGuestBook --module GeneratorFixtures
// Checksum: bb59b0d6efab0b97
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

nonisolated final class FakeHutGuestBook: HutGuestBook, Spryable {
  enum Function: String, GeneratedFunction {
    case sign = "sign(_:on:)"
  }

  let spryStorage = SpryStorage()

  override func sign(
    _ guest: GeneratorFixtureParents.Pass, on pages: [MapView]
  ) -> GeneratorFixtureParents.Pass? {
    spryify(.sign, arguments: guest, pages)
  }
}

nonisolated extension FakeHutGuestBook {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHutGuestBook
    typealias SignCall = TypedCall<(GeneratorFixtureParents.Pass, [MapView]) -> Void, GeneratorFixtureParents.Pass?, Never>
    func sign(_ guest: GeneratorFixtureParents.Pass, on pages: [MapView]) -> SignCall { .init(fake.call(.sign, with: guest, pages)) }
    @_disfavoredOverload func sign(_ guest: GeneratorFixtureParents.Pass, on pages: TypedArgument<[MapView]> = .anything) -> SignCall { .init(fake.call(.sign, with: guest, pages)) }
    @_disfavoredOverload func sign(_ guest: TypedArgument<GeneratorFixtureParents.Pass> = .anything, on pages: [MapView]) -> SignCall { .init(fake.call(.sign, with: guest, pages)) }
    @_disfavoredOverload func sign(_ guest: TypedArgument<GeneratorFixtureParents.Pass> = .anything, on pages: TypedArgument<[MapView]> = .anything) -> SignCall { .init(fake.call(.sign, with: guest, pages)) }
  }
}
