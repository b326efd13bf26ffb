// Generated from RelicCase. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RelicCase --module GeneratorFixtures
// Checksum: ecbd42e59ff0e543
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeRelicCase: RelicCase, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeRelicCase

    func look(_ relic: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.look, with: relic))
    }

    func close() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.close))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
