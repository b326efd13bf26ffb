// Generated from Distance. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Distance --module GeneratorFixtures
// Checksum: 24e32fcd69b697e0
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
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias PlusCall = TypedCall<(FakeDistance, FakeDistance) -> Void, Int, Never>
    func plus(_ left: FakeDistance, _ right: FakeDistance) -> PlusCall { .init(FakeDistance.call(.plus, with: left, right)) }
    @_disfavoredOverload func plus(_ left: FakeDistance, _ right: TypedArgument<FakeDistance> = .anything) -> PlusCall { .init(FakeDistance.call(.plus, with: left, right)) }
    @_disfavoredOverload func plus(_ left: TypedArgument<FakeDistance> = .anything, _ right: FakeDistance) -> PlusCall { .init(FakeDistance.call(.plus, with: left, right)) }
    @_disfavoredOverload func plus(_ left: TypedArgument<FakeDistance> = .anything, _ right: TypedArgument<FakeDistance> = .anything) -> PlusCall { .init(FakeDistance.call(.plus, with: left, right)) }
    typealias LessTildeGreaterCall = TypedCall<(FakeDistance, Int) -> Void, Bool, Never>
    func lessTildeGreater(_ left: FakeDistance, _ right: Int) -> LessTildeGreaterCall { .init(FakeDistance.call(.lessTildeGreater, with: left, right)) }
    @_disfavoredOverload func lessTildeGreater(_ left: FakeDistance, _ right: TypedArgument<Int> = .anything) -> LessTildeGreaterCall { .init(FakeDistance.call(.lessTildeGreater, with: left, right)) }
    @_disfavoredOverload func lessTildeGreater(_ left: TypedArgument<FakeDistance> = .anything, _ right: Int) -> LessTildeGreaterCall { .init(FakeDistance.call(.lessTildeGreater, with: left, right)) }
    @_disfavoredOverload func lessTildeGreater(_ left: TypedArgument<FakeDistance> = .anything, _ right: TypedArgument<Int> = .anything) -> LessTildeGreaterCall { .init(FakeDistance.call(.lessTildeGreater, with: left, right)) }
    typealias NegateCall = TypedCall<(FakeDistance) -> Void, Int, Never>
    func negate(_ value: FakeDistance) -> NegateCall { .init(FakeDistance.call(.negate, with: value)) }
    @_disfavoredOverload func negate(_ value: TypedArgument<FakeDistance> = .anything) -> NegateCall { .init(FakeDistance.call(.negate, with: value)) }
    typealias CaretCaretPrefixCall = TypedCall<(FakeDistance) -> Void, Int, Never>
    func caretCaretPrefix(_ value: FakeDistance) -> CaretCaretPrefixCall { .init(FakeDistance.call(.caretCaretPrefix, with: value)) }
    @_disfavoredOverload func caretCaretPrefix(_ value: TypedArgument<FakeDistance> = .anything) -> CaretCaretPrefixCall { .init(FakeDistance.call(.caretCaretPrefix, with: value)) }
    typealias SquareRootCall = TypedCall<(FakeDistance) -> Void, Int, Never>
    func squareRoot(_ value: FakeDistance) -> SquareRootCall { .init(FakeDistance.call(.squareRoot, with: value)) }
    @_disfavoredOverload func squareRoot(_ value: TypedArgument<FakeDistance> = .anything) -> SquareRootCall { .init(FakeDistance.call(.squareRoot, with: value)) }
    typealias CaretCaretPostfixCall = TypedCall<(FakeDistance) -> Void, Int, Never>
    func caretCaretPostfix(_ value: FakeDistance) -> CaretCaretPostfixCall { .init(FakeDistance.call(.caretCaretPostfix, with: value)) }
    @_disfavoredOverload func caretCaretPostfix(_ value: TypedArgument<FakeDistance> = .anything) -> CaretCaretPostfixCall { .init(FakeDistance.call(.caretCaretPostfix, with: value)) }
  }
}
