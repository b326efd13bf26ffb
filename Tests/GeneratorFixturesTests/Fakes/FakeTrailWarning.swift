// Generated from TrailWarning. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWarning --module GeneratorFixtures --kind spyable
// Checksum: 0eef24fe284e5e6e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailWarning: TrailWarning, Spyable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case flee = "flee()"
    case hide = "hide(_:)"
    case lure = "lure(_:)"
  }

  let spryStorage = SpryStorage()

  func flee() -> Never {
    recordCall(.flee)
    fatalError("flee() never returns")
  }

  func hide(_ hours: Int) async throws -> Never {
    recordCall(.hide, arguments: hours)
    fatalError("hide(_:) never returns")
  }

  func lure(_ unicorn: Unicorn) {}
}

extension FakeTrailWarning {
  struct Calls {
    fileprivate let fake: FakeTrailWarning

    func flee() -> TypedCall<() -> Void, Never, Never> {
      TypedCall(fake.call(.flee))
    }

    func hide(_ hours: Int) -> TypedCall<(Int) -> Void, Void, any Error> {
      TypedCall(fake.call(.hide, with: hours))
    }

    @_disfavoredOverload
    func hide(
      _ hours: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Void, any Error> {
      TypedCall(fake.call(.hide, with: hours))
    }

    func lure(
      _ unicorn: TypedArgument<Unicorn> = .anything
    ) -> TypedCall<(Unicorn) -> Void, Void, Never> {
      TypedCall(fake.call(.lure, with: unicorn))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
