// Generated from TrailField. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailField --module GeneratorFixtures
// Checksum: 40df399dc35c4e63
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailField: TrailField, Spryable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailField
    typealias HashCall = TypedCall<(Inout<Hasher>) -> Void, Void, Never>
    func hash(into hasher: Hasher) -> HashCall { .init(fake.call(.hash, with: hasher)) }
    @_disfavoredOverload func hash(into hasher: TypedArgument<Hasher> = .anything) -> HashCall { .init(fake.call(.hash, with: hasher)) }
    typealias IsEqualCall = TypedCall<(any TrailField) -> Void, Bool, Never>
    func isEqual(to other: any TrailField) -> IsEqualCall { .init(fake.call(.isEqual, with: other)) }
    @_disfavoredOverload func isEqual(to other: TypedArgument<any TrailField> = .anything) -> IsEqualCall { .init(fake.call(.isEqual, with: other)) }
  }
}
