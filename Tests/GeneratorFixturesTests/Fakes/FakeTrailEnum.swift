// Generated from TrailEnum. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEnum --module GeneratorFixtures
// Checksum: 301c9b38ca9cc1da
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailEnum: TrailEnum, Spryable {
  typealias RawValue = Int

  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init()"
    case initializeRawValue = "init(rawValue:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case rawValue
  }

  let spryStorage = SpryStorage()

  init() {
    Self.recordCall(.initialize)
  }

  init?(rawValue: Int) {
    let isMade: Bool = Self.spryify(.initializeRawValue, arguments: rawValue, fallbackValue: true)
    guard isMade else { return nil }
  }

  var rawValue: Int { stubbedValue(.rawValue) }

  static func == (left: FakeTrailEnum, right: FakeTrailEnum) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  static var allCases: [FakeTrailEnum] { [] }
}

extension FakeTrailEnum {
  struct Calls {
    fileprivate let fake: FakeTrailEnum

    var rawValue: TypedGetter<Int, Never> { TypedGetter(fake.call(.rawValue)) }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func initialize() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(FakeTrailEnum.call(.initialize))
    }

    func initialize(rawValue: Int) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailEnum.call(.initializeRawValue, with: rawValue))
    }

    @_disfavoredOverload
    func initialize(rawValue: TypedArgument<Int>) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailEnum.call(.initializeRawValue, with: rawValue))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
