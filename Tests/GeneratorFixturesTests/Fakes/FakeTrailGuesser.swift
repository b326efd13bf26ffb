// Generated from TrailGuesser. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailGuesser --module GeneratorFixtures
// Checksum: e4c28658af238a9b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailGuesser<Error: Swift.Error>: TrailGuesser, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailGuesser<Error>

    func guess(_ name: String) -> TypedCall<(String) -> Void, Int, any Swift.Error> {
      TypedCall(fake.call(.guess, with: name))
    }

    @_disfavoredOverload
    func guess(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, any Swift.Error> {
      TypedCall(fake.call(.guess, with: name))
    }

    func check() -> TypedCall<() -> Void, Void, Error> {
      TypedCall(fake.call(.check))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
