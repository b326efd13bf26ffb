// Generated from TrailRunner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRunner --module GeneratorFixtures
// Checksum: f0380df24f8c8f12
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailRunner: TrailRunner, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailRunner
    func run(_ body: TypedArgument<() throws -> Int> = .anything) -> TypedCall<(@escaping () throws -> Int) -> Void, Int, Never> { .init(fake.call(.run, with: body)) }
  }
}
