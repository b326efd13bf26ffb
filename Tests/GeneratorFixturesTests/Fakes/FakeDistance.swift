// Generated from Distance. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Distance --module GeneratorFixtures
// Checksum: b80145953e655436
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeDistance: Distance, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case plus = "+(_:_:)"
    case lessTildeGreater = "<~>(_:_:)"
    case negate = "-(_:)"
    case caretCaretPrefix = "^^(_:) prefix"
    case caretCaretPostfix = "^^(_:) postfix"
  }

  typealias Function = NoFunctions

  static func + (left: FakeDistance, right: FakeDistance) -> Int {
    spryify(.plus, arguments: left, right)
  }

  static func <~> (left: FakeDistance, right: Int) -> Bool {
    spryify(.lessTildeGreater, arguments: left, right)
  }

  static prefix func - (value: FakeDistance) -> Int {
    spryify(.negate, arguments: value)
  }

  static prefix func ^^ (value: FakeDistance) -> Int {
    spryify(.caretCaretPrefix, arguments: value)
  }

  static postfix func ^^ (value: FakeDistance) -> Int {
    spryify(.caretCaretPostfix, arguments: value)
  }
}
