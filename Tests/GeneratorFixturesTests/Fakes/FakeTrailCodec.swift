// Generated from TrailCodec. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCodec --module GeneratorFixtures
// Checksum: fd3c335946ce3a72
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCodec<Value: Codable>: TrailCodec, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCodec<Value>
    typealias StoreCall = TypedCall<(Value) -> Void, Void, Never>
    func store(_ value: Value) -> StoreCall { .init(fake.call(.store, with: value)) }
    @_disfavoredOverload func store(_ value: TypedArgument<Value> = .anything) -> StoreCall { .init(fake.call(.store, with: value)) }
    func read<Other: Codable>(as type: Other.Type) -> TypedCall<(Other.Type) -> Void, Other, Never> { .init(fake.call(.read, with: type)) }
  }
}
