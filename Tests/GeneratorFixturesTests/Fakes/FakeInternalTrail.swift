// Generated from InternalTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake InternalTrail --module GeneratorFixtures
// Checksum: 02b8449c0608483f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeInternalTrail: InternalTrail, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case run = "run(_:)"
  }

  let spryStorage = SpryStorage()

  func run(_ step: InternalStep) -> Int {
    spryify(.run, arguments: step)
  }
}

extension FakeInternalTrail {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeInternalTrail
    typealias RunCall = TypedCall<(InternalStep) -> Void, Int, Never>
    func run(_ step: InternalStep) -> RunCall { .init(fake.call(.run, with: step)) }
    @_disfavoredOverload func run(_ step: TypedArgument<InternalStep> = .anything) -> RunCall { .init(fake.call(.run, with: step)) }
  }
}
