// Generated from RelicCase. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RelicCase --module GeneratorFixtures
// Checksum: d76fec397f10469e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeRelicCase: RelicCase, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case look = "look(_:)"
    case close = "close()"
  }

  let spryStorage = SpryStorage()

  func look(_ relic: borrowing Relic) -> Int {
    spryify(.look, arguments: "<Relic>")
  }

  func close() {
    spryify(.close)
  }
}

extension FakeRelicCase {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRelicCase
    func look(_ relic: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.look, with: relic)) }
    func close() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.close)) }
  }
}
