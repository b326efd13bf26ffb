// Generated from TrailLength. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLength --module GeneratorFixtures
// Checksum: 6b1dae3501b6339b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailLength: TrailLength, Spryable, Sendable {
  typealias FloatLiteralType = Double
  typealias IntegerLiteralType = Int

  enum ClassFunction: String, GeneratedFunction {
    case initializeFloatLiteral = "init(floatLiteral:)"
    case initializeIntegerLiteral = "init(integerLiteral:)"
  }

  typealias Function = NoFunctions

  init() {}

  init(floatLiteral value: FloatLiteralType) {
    Self.recordCall(.initializeFloatLiteral, arguments: value)
  }

  init(integerLiteral value: IntegerLiteralType) {
    Self.recordCall(.initializeIntegerLiteral, arguments: value)
  }
}

extension FakeTrailLength {
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeFloatLiteralCall = TypedCall<(FloatLiteralType) -> Void, Void, Never>
    func initialize(floatLiteral value: FloatLiteralType) -> InitializeFloatLiteralCall { .init(FakeTrailLength.call(.initializeFloatLiteral, with: value)) }
    @_disfavoredOverload func initialize(floatLiteral value: TypedArgument<FloatLiteralType>) -> InitializeFloatLiteralCall { .init(FakeTrailLength.call(.initializeFloatLiteral, with: value)) }
    typealias InitializeIntegerLiteralCall = TypedCall<(IntegerLiteralType) -> Void, Void, Never>
    func initialize(integerLiteral value: IntegerLiteralType) -> InitializeIntegerLiteralCall { .init(FakeTrailLength.call(.initializeIntegerLiteral, with: value)) }
    @_disfavoredOverload func initialize(integerLiteral value: TypedArgument<IntegerLiteralType>) -> InitializeIntegerLiteralCall { .init(FakeTrailLength.call(.initializeIntegerLiteral, with: value)) }
  }
}
