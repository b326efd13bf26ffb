// Generated from InternalTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake InternalTrail --module GeneratorFixtures
// Checksum: 3551af887f3b828a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeInternalTrail: InternalTrail, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run(_:)"
  }

  let spryStorage = SpryStorage()

  func run(_ step: InternalStep) -> Int {
    spryify(.run, arguments: step)
  }
}

extension FakeInternalTrail {
  struct Calls {
    fileprivate let fake: FakeInternalTrail

    func run(_ step: InternalStep) -> TypedCall<(InternalStep) -> Void, Int, Never> {
      TypedCall(fake.call(.run, with: step))
    }

    @_disfavoredOverload
    func run(
      _ step: TypedArgument<InternalStep> = .anything
    ) -> TypedCall<(InternalStep) -> Void, Int, Never> {
      TypedCall(fake.call(.run, with: step))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
