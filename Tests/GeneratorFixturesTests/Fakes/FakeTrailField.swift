// Generated from TrailField. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailField --module GeneratorFixtures
// Checksum: 2cb4101a798da942
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailField: TrailField, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case hash = "hash(into:)"
    case isEqual = "isEqual(to:)"
  }

  let spryStorage = SpryStorage()

  func hash(into hasher: inout Hasher) {
    let argument = Inout(hasher)
    defer { hasher = argument.value }
    spryify(.hash, arguments: argument)
  }

  func isEqual(to other: any TrailField) -> Bool {
    spryify(.isEqual, arguments: other)
  }

  var debugDescription: String { "FakeTrailField" }
}

extension FakeTrailField {
  struct Calls {
    fileprivate let fake: FakeTrailField

    func hash(into hasher: Hasher) -> TypedCall<(Inout<Hasher>) -> Void, Void, Never> {
      TypedCall(fake.call(.hash, with: hasher))
    }

    @_disfavoredOverload
    func hash(
      into hasher: TypedArgument<Hasher> = .anything
    ) -> TypedCall<(Inout<Hasher>) -> Void, Void, Never> {
      TypedCall(fake.call(.hash, with: hasher))
    }

    func isEqual(to other: any TrailField) -> TypedCall<(any TrailField) -> Void, Bool, Never> {
      TypedCall(fake.call(.isEqual, with: other))
    }

    @_disfavoredOverload
    func isEqual(
      to other: TypedArgument<any TrailField> = .anything
    ) -> TypedCall<(any TrailField) -> Void, Bool, Never> {
      TypedCall(fake.call(.isEqual, with: other))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
