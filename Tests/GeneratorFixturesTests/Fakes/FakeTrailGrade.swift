// Generated from TrailGrade. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailGrade --module GeneratorFixtures
// Checksum: def41049cde3f6a8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailGrade: TrailGrade, Spryable, Sendable {
  typealias RawValue = Int

  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(rawValue:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailGrade

    var rawValue: TypedGetter<Int, Never> { TypedGetter(fake.call(.rawValue)) }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func initialize(rawValue: RawValue) -> TypedCall<(RawValue) -> Void, Bool, Never> {
      TypedCall(FakeTrailGrade.call(.initialize, with: rawValue))
    }

    @_disfavoredOverload
    func initialize(
      rawValue: TypedArgument<RawValue> = .anything
    ) -> TypedCall<(RawValue) -> Void, Bool, Never> {
      TypedCall(FakeTrailGrade.call(.initialize, with: rawValue))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
