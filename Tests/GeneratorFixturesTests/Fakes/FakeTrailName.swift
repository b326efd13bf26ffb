// Generated from TrailName. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailName --module GeneratorFixtures
// Checksum: a69c0744278e86e9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailName: TrailName, Spryable, Sendable {
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  typealias StringLiteralType = String

  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(stringLiteral:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case letters
  }

  let spryStorage = SpryStorage()

  init() {}

  var letters: Int { stubbedValue(.letters) }

  init(stringLiteral value: StringLiteralType) {
    Self.recordCall(.initialize, arguments: value)
  }
}

extension FakeTrailName {
  struct Calls {
    fileprivate let fake: FakeTrailName

    var letters: TypedGetter<Int, Never> { TypedGetter(fake.call(.letters)) }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func initialize(
      stringLiteral value: StringLiteralType
    ) -> TypedCall<(StringLiteralType) -> Void, Void, Never> {
      TypedCall(FakeTrailName.call(.initialize, with: value))
    }

    @_disfavoredOverload
    func initialize(
      stringLiteral value: TypedArgument<StringLiteralType> = .anything
    ) -> TypedCall<(StringLiteralType) -> Void, Void, Never> {
      TypedCall(FakeTrailName.call(.initialize, with: value))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
