// Generated from TrailMessage. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMessage --module GeneratorFixtures
// Checksum: fe6178e2cc1a23b1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMessage<Value>: TrailMessage, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeValue = "init(value:)"
    case initializeFrom = "init(from:)"
  }

  enum Function: String, GeneratedFunction {
    case value
    case isEqual = "isEqual(to:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  var value: Value {
    get { stubbedValue(.value) }
    set { recordCall(.value, arguments: newValue) }
  }

  init(value: Value) {
    Self.recordCall(.initializeValue, arguments: value)
  }

  init?<Decoder: Sequence>(from decoder: inout Decoder) throws {
    let argument = Inout(decoder)
    defer { decoder = argument.value }
    let isMade: Bool = try Self.spryifyThrows(
      .initializeFrom, arguments: argument, fallbackValue: true)
    guard isMade else { return nil }
  }

  func isEqual(to other: any TrailField) -> Bool {
    spryify(.isEqual, arguments: other)
  }

  static func == (left: FakeTrailMessage, right: FakeTrailMessage) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var debugDescription: String { "FakeTrailMessage" }
}

extension FakeTrailMessage {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailMessage<Value>
    var value: TypedProperty<Value> { TypedProperty(.value, of: fake) }
    typealias IsEqualCall = TypedCall<(any TrailField) -> Void, Bool, Never>
    func isEqual(to other: any TrailField) -> IsEqualCall { .init(fake.call(.isEqual, with: other)) }
    @_disfavoredOverload func isEqual(to other: TypedArgument<any TrailField> = .anything) -> IsEqualCall { .init(fake.call(.isEqual, with: other)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeValueCall = TypedCall<(Value) -> Void, Void, Never>
    func initialize(value: Value) -> InitializeValueCall { .init(FakeTrailMessage<Value>.call(.initializeValue, with: value)) }
    @_disfavoredOverload func initialize(value: TypedArgument<Value>) -> InitializeValueCall { .init(FakeTrailMessage<Value>.call(.initializeValue, with: value)) }
    func initialize<Decoder: Sequence>(from decoder: Decoder) -> TypedCall<(Inout<Decoder>) -> Void, Bool, any Error> { .init(FakeTrailMessage<Value>.call(.initializeFrom, with: decoder)) }
    @_disfavoredOverload func initialize(from decoder: TypedArgument<Any?>) -> TypedCall<(Any?) -> Void, Bool, any Error> { .init(FakeTrailMessage<Value>.call(.initializeFrom, with: decoder)) }
  }
}
