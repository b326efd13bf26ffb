// Generated from TrailRunner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRunner --module GeneratorFixtures
// Checksum: 31b23da1f3b9b5d7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailRunner: TrailRunner, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run(_:)"
  }

  let spryStorage = SpryStorage()

  func run<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.run, arguments: Rethrowing(body), throwing: Failure.self)
    }
  }
}

extension FakeTrailRunner {
  struct Calls {
    fileprivate let fake: FakeTrailRunner

    func run(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.run, with: body))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
