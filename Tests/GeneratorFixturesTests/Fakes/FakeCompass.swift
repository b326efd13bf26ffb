// Generated from Compass. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Compass --module GeneratorFixtures
// Checksum: 7708ba2ec327580c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeCompass: Compass, Spryable {
  enum Function: String, GeneratedFunction {
    case north = "north(_:)"
  }

  let spryStorage = SpryStorage()

  nonisolated override init() {
    super.init()
  }

  override func north(_ some: Int) -> (some: Int, none: Int) {
    spryify(.north, arguments: some)
  }
}

nonisolated extension FakeCompass {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeCompass
    typealias NorthCall = TypedCall<(Int) -> Void, (some: Int, none: Int), Never>
    func north(_ some: Int) -> NorthCall { .init(fake.call(.north, with: some)) }
    @_disfavoredOverload func north(_ some: TypedArgument<Int> = .anything) -> NorthCall { .init(fake.call(.north, with: some)) }
  }
}
