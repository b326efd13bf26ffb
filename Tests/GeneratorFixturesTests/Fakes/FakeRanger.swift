// Generated from Ranger. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ranger --module GeneratorFixtures
// Checksum: 8d86acaea14c0fc4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeRanger: Ranger, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case meet = "meet(_:on:)"
  }

  let spryStorage = SpryStorage()

  func meet(_ other: any Named, on pass: GeneratorFixtures.Pass) {
    spryify(.meet, arguments: other, pass)
  }
}

extension FakeRanger {
  struct Calls {
    fileprivate let fake: FakeRanger

    func meet(
      _ other: any Named, on pass: GeneratorFixtures.Pass
    ) -> TypedCall<(any Named, GeneratorFixtures.Pass) -> Void, Void, Never> {
      TypedCall(fake.call(.meet, with: other, pass))
    }

    @_disfavoredOverload
    func meet(
      _ other: TypedArgument<any Named> = .anything,
      on pass: TypedArgument<GeneratorFixtures.Pass> = .anything
    ) -> TypedCall<(any Named, GeneratorFixtures.Pass) -> Void, Void, Never> {
      TypedCall(fake.call(.meet, with: other, pass))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
