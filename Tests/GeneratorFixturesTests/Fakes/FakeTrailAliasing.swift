// Generated from TrailAliasing. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailAliasing --module GeneratorFixtures
// Checksum: af361aa5135b0647
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailAliasing<ModelType>: TrailAliasing, Spryable, Sendable {
  typealias Model = ModelType

  enum Function: String, GeneratedFunction {
    case `subscript` = "subscript(dynamicMember:)"
  }

  let spryStorage = SpryStorage()

  subscript<Field: TrailFielding>(
    dynamicMember path: KeyPath<Model, Field>
  ) -> AliasedField<FakeTrailAliasing, Field>
  where Model == Field.Model { spryify(.subscript, arguments: path) }
}

extension FakeTrailAliasing {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailAliasing<ModelType>
    func `subscript`<Field: TrailFielding>(dynamicMember path: KeyPath<Model, Field>) -> TypedCall<(KeyPath<Model, Field>) -> Void, AliasedField<FakeTrailAliasing, Field>, Never> where Model == Field.Model { .init(fake.call(.subscript, with: path)) }
    @_disfavoredOverload func `subscript`<Field: TrailFielding>(dynamicMember path: TypedArgument<KeyPath<Model, Field>>) -> TypedCall<(KeyPath<Model, Field>) -> Void, AliasedField<FakeTrailAliasing, Field>, Never> where Model == Field.Model { .init(fake.call(.subscript, with: path)) }
  }
}
