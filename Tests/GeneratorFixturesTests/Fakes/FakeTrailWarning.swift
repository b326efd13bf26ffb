// Generated from TrailWarning. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWarning --module GeneratorFixtures --kind spyable
// Checksum: 113a356125f692da
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailWarning: TrailWarning, Spyable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailWarning
    func flee() -> TypedCall<() -> Void, Never, Never> { .init(fake.call(.flee)) }
    typealias HideCall = TypedCall<(Int) -> Void, Void, any Error>
    func hide(_ hours: Int) -> HideCall { .init(fake.call(.hide, with: hours)) }
    @_disfavoredOverload func hide(_ hours: TypedArgument<Int> = .anything) -> HideCall { .init(fake.call(.hide, with: hours)) }
    func lure(_ unicorn: TypedArgument<Unicorn> = .anything) -> TypedCall<(Unicorn) -> Void, Void, Never> { .init(fake.call(.lure, with: unicorn)) }
  }
}
