// Generated from TrailCodec. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCodec --module GeneratorFixtures
// Checksum: 2cc141e44435aabe
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCodec<Value: Codable>: TrailCodec, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case store = "store(_:)"
    case read = "read(as:)"
  }

  let spryStorage = SpryStorage()

  func store(_ value: Value) {
    spryify(.store, arguments: value)
  }

  func read<Other: Codable>(as type: Other.Type) -> Other {
    spryify(.read, arguments: type)
  }
}

extension FakeTrailCodec {
  struct Calls {
    fileprivate let fake: FakeTrailCodec<Value>

    func store(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> {
      TypedCall(fake.call(.store, with: value))
    }

    @_disfavoredOverload
    func store(
      _ value: TypedArgument<Value> = .anything
    ) -> TypedCall<(Value) -> Void, Void, Never> {
      TypedCall(fake.call(.store, with: value))
    }

    func read<Other: Codable>(
      as type: Other.Type
    ) -> TypedCall<(Other.Type) -> Void, Other, Never> {
      TypedCall(fake.call(.read, with: type))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
