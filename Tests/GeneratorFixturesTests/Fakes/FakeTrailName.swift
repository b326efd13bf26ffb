// Generated from TrailName. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailName --module GeneratorFixtures
// Checksum: a2ce59706a82f4df
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailName: TrailName, Spryable, Sendable {
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  typealias StringLiteralType = String

  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(stringLiteral:)"
  }

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailName
    var letters: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.letters)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeCall = TypedCall<(StringLiteralType) -> Void, Void, Never>
    func initialize(stringLiteral value: StringLiteralType) -> InitializeCall { .init(FakeTrailName.call(.initialize, with: value)) }
    @_disfavoredOverload func initialize(stringLiteral value: TypedArgument<StringLiteralType> = .anything) -> InitializeCall { .init(FakeTrailName.call(.initialize, with: value)) }
  }
}
