// Generated from TrailEnum. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEnum --module GeneratorFixtures
// Checksum: 012b800330b19390
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailEnum: TrailEnum, Spryable {
  typealias RawValue = Int

  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init()"
    case initializeRawValue = "init(rawValue:)"
  }

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailEnum
    var rawValue: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.rawValue)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func initialize() -> TypedCall<() -> Void, Void, Never> { .init(FakeTrailEnum.call(.initialize)) }
    typealias InitializeRawValueCall = TypedCall<(Int) -> Void, Bool, Never>
    func initialize(rawValue: Int) -> InitializeRawValueCall { .init(FakeTrailEnum.call(.initializeRawValue, with: rawValue)) }
    @_disfavoredOverload func initialize(rawValue: TypedArgument<Int>) -> InitializeRawValueCall { .init(FakeTrailEnum.call(.initializeRawValue, with: rawValue)) }
  }
}
