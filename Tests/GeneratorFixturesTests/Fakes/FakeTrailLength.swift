// Generated from TrailLength. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLength --module GeneratorFixtures
// Checksum: 49fe2544fd0f0c28
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailLength: TrailLength, Spryable {
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
