// Generated from TrailGrade. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailGrade --module GeneratorFixtures
// Checksum: fbb1461ae688b4d7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailGrade: TrailGrade, Spryable, Sendable {
  typealias RawValue = Int

  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(rawValue:)"
  }

  enum Function: String, GeneratedFunction {
    case rawValue
  }

  let spryStorage = SpryStorage()

  init() {}

  var rawValue: Int { stubbedValue(.rawValue) }

  init?(rawValue: RawValue) {
    let isMade: Bool = Self.spryify(.initialize, arguments: rawValue, fallbackValue: true)
    guard isMade else { return nil }
  }

  static func == (left: FakeTrailGrade, right: FakeTrailGrade) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var description: String { "FakeTrailGrade" }
}

extension FakeTrailGrade {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailGrade
    var rawValue: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.rawValue)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeCall = TypedCall<(RawValue) -> Void, Bool, Never>
    func initialize(rawValue: RawValue) -> InitializeCall { .init(FakeTrailGrade.call(.initialize, with: rawValue)) }
    @_disfavoredOverload func initialize(rawValue: TypedArgument<RawValue> = .anything) -> InitializeCall { .init(FakeTrailGrade.call(.initialize, with: rawValue)) }
  }
}
