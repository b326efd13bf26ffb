// Generated from TrailLength. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLength --module GeneratorFixtures
// Checksum: 54c9cb3286a78727
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailLength: TrailLength, Spryable, Sendable {
  typealias FloatLiteralType = Double
  typealias IntegerLiteralType = Int

  enum ClassFunction: String, StringRepresentable, CaseIterable {
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
  struct ClassCalls {
    func initialize(
      floatLiteral value: FloatLiteralType
    ) -> TypedCall<(FloatLiteralType) -> Void, Void, Never> {
      TypedCall(FakeTrailLength.call(.initializeFloatLiteral, with: value))
    }

    @_disfavoredOverload
    func initialize(
      floatLiteral value: TypedArgument<FloatLiteralType>
    ) -> TypedCall<(FloatLiteralType) -> Void, Void, Never> {
      TypedCall(FakeTrailLength.call(.initializeFloatLiteral, with: value))
    }

    func initialize(
      integerLiteral value: IntegerLiteralType
    ) -> TypedCall<(IntegerLiteralType) -> Void, Void, Never> {
      TypedCall(FakeTrailLength.call(.initializeIntegerLiteral, with: value))
    }

    @_disfavoredOverload
    func initialize(
      integerLiteral value: TypedArgument<IntegerLiteralType>
    ) -> TypedCall<(IntegerLiteralType) -> Void, Void, Never> {
      TypedCall(FakeTrailLength.call(.initializeIntegerLiteral, with: value))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
