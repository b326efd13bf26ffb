// Generated from TrailCoordinator. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCoordinator --module GeneratorFixtures
// Checksum: 11a1dc57569dca83
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailCoordinator<Route, Event>: TrailCoordinator, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case follow = "follow(_:)"
  }

  let spryStorage = SpryStorage()

  func follow(_ route: Route) -> Event {
    spryify(.follow, arguments: route)
  }
}

extension FakeTrailCoordinator {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCoordinator<Route, Event>
    typealias FollowCall = TypedCall<(Route) -> Void, Event, Never>
    func follow(_ route: Route) -> FollowCall { .init(fake.call(.follow, with: route)) }
    @_disfavoredOverload func follow(_ route: TypedArgument<Route> = .anything) -> FollowCall { .init(fake.call(.follow, with: route)) }
  }
}
