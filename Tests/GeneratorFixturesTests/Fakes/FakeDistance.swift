// Generated from Distance. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Distance --module GeneratorFixtures
// Checksum: 6f545435e61aa9ff
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeDistance: Distance, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case plus = "+(_:_:)"
    case lessTildeGreater = "<~>(_:_:)"
    case negate = "-(_:)"
    case caretCaretPrefix = "^^(_:) prefix"
    case squareRoot = "√(_:)"
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

  static prefix func √ (value: FakeDistance) -> Int {
    spryify(.squareRoot, arguments: value)
  }

  static postfix func ^^ (value: FakeDistance) -> Int {
    spryify(.caretCaretPostfix, arguments: value)
  }
}

extension FakeDistance {
  struct ClassCalls {
    func plus(
      _ left: FakeDistance, _ right: FakeDistance
    ) -> TypedCall<(FakeDistance, FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.plus, with: left, right))
    }

    @_disfavoredOverload
    func plus(
      _ left: TypedArgument<FakeDistance> = .anything,
      _ right: TypedArgument<FakeDistance> = .anything
    ) -> TypedCall<(FakeDistance, FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.plus, with: left, right))
    }

    func lessTildeGreater(
      _ left: FakeDistance, _ right: Int
    ) -> TypedCall<(FakeDistance, Int) -> Void, Bool, Never> {
      TypedCall(FakeDistance.call(.lessTildeGreater, with: left, right))
    }

    @_disfavoredOverload
    func lessTildeGreater(
      _ left: TypedArgument<FakeDistance> = .anything, _ right: TypedArgument<Int> = .anything
    ) -> TypedCall<(FakeDistance, Int) -> Void, Bool, Never> {
      TypedCall(FakeDistance.call(.lessTildeGreater, with: left, right))
    }

    func negate(_ value: FakeDistance) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.negate, with: value))
    }

    @_disfavoredOverload
    func negate(
      _ value: TypedArgument<FakeDistance> = .anything
    ) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.negate, with: value))
    }

    func caretCaretPrefix(_ value: FakeDistance) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.caretCaretPrefix, with: value))
    }

    @_disfavoredOverload
    func caretCaretPrefix(
      _ value: TypedArgument<FakeDistance> = .anything
    ) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.caretCaretPrefix, with: value))
    }

    func squareRoot(_ value: FakeDistance) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.squareRoot, with: value))
    }

    @_disfavoredOverload
    func squareRoot(
      _ value: TypedArgument<FakeDistance> = .anything
    ) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.squareRoot, with: value))
    }

    func caretCaretPostfix(_ value: FakeDistance) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.caretCaretPostfix, with: value))
    }

    @_disfavoredOverload
    func caretCaretPostfix(
      _ value: TypedArgument<FakeDistance> = .anything
    ) -> TypedCall<(FakeDistance) -> Void, Int, Never> {
      TypedCall(FakeDistance.call(.caretCaretPostfix, with: value))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
