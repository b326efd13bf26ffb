// Generated from Distance. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Distance --module GeneratorFixtures --no-calls
// Checksum: 93abc8d282fde629
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeDistance: Distance, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case plus = "+(_:_:)"
    case lessTildeGreater = "<~>(_:_:)"
    case negate = "-(_:)"
    case caretCaretPrefix = "^^(_:) prefix"
    case squareRoot = "√(_:)"
    case caretCaretPostfix = "^^(_:) postfix"

    nonisolated static var hasStubAndCalls: Bool { false }
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

  static prefix func √ (value: FakeDistance) -> Int {
    spryify(.squareRoot, arguments: value)
  }

  static postfix func ^^ (value: FakeDistance) -> Int {
    spryify(.caretCaretPostfix, arguments: value)
  }
}
