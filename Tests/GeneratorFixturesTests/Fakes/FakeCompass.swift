// Generated from Compass. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Compass --module GeneratorFixtures
// Checksum: 1fed9abb0adfd9d0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeCompass: Compass, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case north = "north(_:)"
  }

  let spryStorage = SpryStorage()

  override func north(_ some: Int) -> (some: Int, none: Int) {
    spryify(.north, arguments: some)
  }
}

extension FakeCompass {
  struct Calls {
    fileprivate let fake: FakeCompass

    func north(_ some: Int) -> TypedCall<(Int) -> Void, (some: Int, none: Int), Never> {
      TypedCall(fake.call(.north, with: some))
    }

    @_disfavoredOverload
    func north(
      _ some: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, (some: Int, none: Int), Never> {
      TypedCall(fake.call(.north, with: some))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
