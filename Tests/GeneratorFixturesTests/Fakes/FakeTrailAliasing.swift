// Generated from TrailAliasing. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailAliasing --module GeneratorFixtures --no-calls
// Checksum: 948aa87bd523619c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailAliasing<ModelType>: TrailAliasing, Spryable, Sendable {
  typealias Model = ModelType

  enum Function: String, GeneratedFunction {
    case `subscript` = "subscript(dynamicMember:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  subscript<Field: TrailFielding>(dynamicMember path: KeyPath<Model, Field>) -> AliasedField<FakeTrailAliasing, Field> where Model == Field.Model { spryify(.subscript, arguments: path) }
}
