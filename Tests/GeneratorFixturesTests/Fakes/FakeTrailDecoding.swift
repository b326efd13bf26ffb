// Generated from TrailDecoding. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailDecoding --module GeneratorFixtures
// Checksum: 992ff321c978e453
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeTrailDecoding: TrailDecoding, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case decode = "decode(_:)"
  }

  let spryStorage = SpryStorage()

  func decode<Value: Decodable>(_ data: Data) throws -> Value {
    try spryifyThrows(.decode, arguments: data)
  }
}

extension FakeTrailDecoding {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailDecoding
    func decode<Value: Decodable>(_ data: Data) -> TypedCall<(Data) -> Void, Value, any Error> { .init(fake.call(.decode, with: data)) }
    @_disfavoredOverload func decode<Value: Decodable>(_ data: TypedArgument<Data> = .anything) -> TypedCall<(Data) -> Void, Value, any Error> { .init(fake.call(.decode, with: data)) }
  }
}
