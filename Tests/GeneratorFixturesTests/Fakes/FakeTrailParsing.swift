// Generated from TrailParsing. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailParsing --module GeneratorFixtures
// Checksum: b2920423723ca5d4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailParsing: TrailParsing, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeText = "init(text:)"
    case initializeBytes = "init(bytes:)"
    case initializeId = "init(id:)"
    case initializeReading = "init(reading:)"
  }

  typealias Function = NoFunctions

  init() {}

  init(text: String) throws {
    try Self.spryifyThrows(.initializeText, arguments: text, as: Void.self, fallbackValue: ())
  }

  init(bytes: [UInt8]) throws(WalkError) {
    try Self.spryifyThrows(
      .initializeBytes, arguments: bytes, throwing: WalkError.self, as: Void.self,
      fallbackValue: ())
  }

  init?(id: Int) {
    let isMade: Bool = Self.spryify(.initializeId, arguments: id, fallbackValue: true)
    guard isMade else { return nil }
  }

  init?(reading read: () throws(WalkError) -> Int) throws(WalkError) {
    let isMade: Bool = try withoutActuallyEscaping(read) { read throws(WalkError) in
      try Self.spryifyThrows(
        .initializeReading, arguments: Transient(read), throwing: WalkError.self,
        fallbackValue: true)
    }
    guard isMade else { return nil }
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
extension FakeTrailParsing {
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeTextCall = TypedCall<(String) -> Void, Void, any Error>
    func initialize(text: String) -> InitializeTextCall { .init(FakeTrailParsing.call(.initializeText, with: text)) }
    @_disfavoredOverload func initialize(text: TypedArgument<String>) -> InitializeTextCall { .init(FakeTrailParsing.call(.initializeText, with: text)) }
    typealias InitializeBytesCall = TypedCall<([UInt8]) -> Void, Void, WalkError>
    func initialize(bytes: [UInt8]) -> InitializeBytesCall { .init(FakeTrailParsing.call(.initializeBytes, with: bytes)) }
    @_disfavoredOverload func initialize(bytes: TypedArgument<[UInt8]>) -> InitializeBytesCall { .init(FakeTrailParsing.call(.initializeBytes, with: bytes)) }
    typealias InitializeIdCall = TypedCall<(Int) -> Void, Bool, Never>
    func initialize(id: Int) -> InitializeIdCall { .init(FakeTrailParsing.call(.initializeId, with: id)) }
    @_disfavoredOverload func initialize(id: TypedArgument<Int>) -> InitializeIdCall { .init(FakeTrailParsing.call(.initializeId, with: id)) }
    func initialize(reading read: TypedArgument<() throws(WalkError) -> Int>) -> TypedCall<(@escaping () throws(WalkError) -> Int) -> Void, Bool, WalkError> { .init(FakeTrailParsing.call(.initializeReading, with: read)) }
  }
}
