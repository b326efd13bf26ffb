// Generated from NumberStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberStore --module GeneratorFixtures
// Checksum: b9fc91eaa48fa73d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumberStore: NumberStore, Spryable {
  typealias Number = [Int]

  enum Function: String, StringRepresentable, CaseIterable {
    case add = "add(_:)"
    case take = "take()"
  }

  let spryStorage = SpryStorage()

  func add(_ number: Number) {
    spryify(.add, arguments: number)
  }

  func take() -> Number {
    spryify(.take)
  }
}
