// Generated from RelicKeeper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RelicKeeper --module GeneratorFixtures
// Checksum: 951f1b3bcde446a7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeRelicKeeper: RelicKeeper, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case keep = "keep(_:)"
    case give = "give(_:)"
  }

  let spryStorage = SpryStorage()

  func keep(_ relic: borrowing Relic) -> Int {
    spryify(.keep, arguments: "<Relic>")
  }

  func give(_ relic: consuming Relic) {
    spryify(.give, arguments: "<Relic>")
  }
}

extension FakeRelicKeeper {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRelicKeeper
    func keep(_ relic: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.keep, with: relic)) }
    func give(_ relic: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.give, with: relic)) }
  }
}
