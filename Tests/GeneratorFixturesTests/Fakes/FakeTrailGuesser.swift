// Generated from TrailGuesser. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailGuesser --module GeneratorFixtures
// Checksum: f96728c9c791ded3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailGuesser<Error: Swift.Error>: TrailGuesser, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case guess = "guess(_:)"
    case check = "check()"
  }

  let spryStorage = SpryStorage()

  func guess(_ name: String) throws -> Int {
    try spryifyThrows(.guess, arguments: name)
  }

  func check() throws(Error) {
    try spryifyThrows(.check, throwing: Error.self)
  }
}

extension FakeTrailGuesser {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailGuesser<Error>
    typealias GuessCall = TypedCall<(String) -> Void, Int, any Swift.Error>
    func guess(_ name: String) -> GuessCall { .init(fake.call(.guess, with: name)) }
    @_disfavoredOverload func guess(_ name: TypedArgument<String> = .anything) -> GuessCall { .init(fake.call(.guess, with: name)) }
    func check() -> TypedCall<() -> Void, Void, Error> { .init(fake.call(.check)) }
  }
}
