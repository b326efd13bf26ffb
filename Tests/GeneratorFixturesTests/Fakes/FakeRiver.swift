// Generated from River. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake River --module GeneratorFixtures
// Checksum: df148b970380c5b0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import GeneratorFixtures
import Spry

final class FakeRiver: River, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case isLess = "<(_:_:)"
    case initialize = "init(from:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeRiver

    func flow(since date: Date) -> TypedCall<(Date) -> Void, Data, Never> {
      TypedCall(fake.call(.flow, with: date))
    }

    @_disfavoredOverload
    func flow(
      since date: TypedArgument<Date> = .anything
    ) -> TypedCall<(Date) -> Void, Data, Never> {
      TypedCall(fake.call(.flow, with: date))
    }

    func encode(to encoder: any Encoder) -> TypedCall<(any Encoder) -> Void, Void, any Error> {
      TypedCall(fake.call(.encode, with: encoder))
    }

    @_disfavoredOverload
    func encode(
      to encoder: TypedArgument<any Encoder> = .anything
    ) -> TypedCall<(any Encoder) -> Void, Void, any Error> {
      TypedCall(fake.call(.encode, with: encoder))
    }

    var id: TypedGetter<UUID, Never> { TypedGetter(fake.call(.id)) }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func isLess(
      _ left: FakeRiver, _ right: FakeRiver
    ) -> TypedCall<(FakeRiver, FakeRiver) -> Void, Bool, Never> {
      TypedCall(FakeRiver.call(.isLess, with: left, right))
    }

    @_disfavoredOverload
    func isLess(
      _ left: TypedArgument<FakeRiver> = .anything, _ right: TypedArgument<FakeRiver> = .anything
    ) -> TypedCall<(FakeRiver, FakeRiver) -> Void, Bool, Never> {
      TypedCall(FakeRiver.call(.isLess, with: left, right))
    }

    func initialize(
      from decoder: any Decoder
    ) -> TypedCall<(any Decoder) -> Void, Void, any Error> {
      TypedCall(FakeRiver.call(.initialize, with: decoder))
    }

    @_disfavoredOverload
    func initialize(
      from decoder: TypedArgument<any Decoder> = .anything
    ) -> TypedCall<(any Decoder) -> Void, Void, any Error> {
      TypedCall(FakeRiver.call(.initialize, with: decoder))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
