// Generated from River. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake River --module GeneratorFixtures
// Checksum: 1b066b50e13c0eac
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import GeneratorFixtures
import Spry

final class FakeRiver: River, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case isLess = "<(_:_:)"
    case initialize = "init(from:)"
  }

  enum Function: String, GeneratedFunction {
    case flow = "flow(since:)"
    case encode = "encode(to:)"
    case id
  }

  let spryStorage = SpryStorage()

  init() {}

  func flow(since date: Date) -> Data {
    spryify(.flow, arguments: date)
  }

  static func < (left: FakeRiver, right: FakeRiver) -> Bool {
    spryify(.isLess, arguments: left, right)
  }

  func encode(to encoder: any Encoder) throws {
    try spryifyThrows(.encode, arguments: encoder)
  }

  init(from decoder: any Decoder) throws {
    try Self.spryifyThrows(.initialize, arguments: decoder, as: Void.self, fallbackValue: ())
  }

  var id: UUID { stubbedValue(.id) }

  static func == (left: FakeRiver, right: FakeRiver) -> Bool {
    left === right
  }
}

extension FakeRiver {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRiver
    typealias FlowCall = TypedCall<(Date) -> Void, Data, Never>
    func flow(since date: Date) -> FlowCall { .init(fake.call(.flow, with: date)) }
    @_disfavoredOverload func flow(since date: TypedArgument<Date> = .anything) -> FlowCall { .init(fake.call(.flow, with: date)) }
    typealias EncodeCall = TypedCall<(any Encoder) -> Void, Void, any Error>
    func encode(to encoder: any Encoder) -> EncodeCall { .init(fake.call(.encode, with: encoder)) }
    @_disfavoredOverload func encode(to encoder: TypedArgument<any Encoder> = .anything) -> EncodeCall { .init(fake.call(.encode, with: encoder)) }
    var id: some StubbableCall<() -> Void, UUID, Never> { TypedCall(fake.call(.id)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias IsLessCall = TypedCall<(FakeRiver, FakeRiver) -> Void, Bool, Never>
    func isLess(_ left: FakeRiver, _ right: FakeRiver) -> IsLessCall { .init(FakeRiver.call(.isLess, with: left, right)) }
    @_disfavoredOverload func isLess(_ left: FakeRiver, _ right: TypedArgument<FakeRiver> = .anything) -> IsLessCall { .init(FakeRiver.call(.isLess, with: left, right)) }
    @_disfavoredOverload func isLess(_ left: TypedArgument<FakeRiver> = .anything, _ right: FakeRiver) -> IsLessCall { .init(FakeRiver.call(.isLess, with: left, right)) }
    @_disfavoredOverload func isLess(_ left: TypedArgument<FakeRiver> = .anything, _ right: TypedArgument<FakeRiver> = .anything) -> IsLessCall { .init(FakeRiver.call(.isLess, with: left, right)) }
    typealias InitializeCall = TypedCall<(any Decoder) -> Void, Void, any Error>
    func initialize(from decoder: any Decoder) -> InitializeCall { .init(FakeRiver.call(.initialize, with: decoder)) }
    @_disfavoredOverload func initialize(from decoder: TypedArgument<any Decoder> = .anything) -> InitializeCall { .init(FakeRiver.call(.initialize, with: decoder)) }
  }
}
