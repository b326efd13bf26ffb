// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import GeneratorFixtureParents

public struct `mountain hut`: Equatable, Sendable { public init() {} }

public enum Sign: Sendable {
  public enum `Type`: Sendable { case wooden }
  public struct `default`: Equatable, Sendable { public init() {} }
}

/// A protocol with names that need backticks or that fakes can't use.
public protocol Signposts {
  var `summit height`: Int { get }
  func `walk to`(_ hut: `mountain hut`, `by way of` huts: [`mountain hut`], `no rest`: Bool) -> Int
  func sign(_ type: Sign.`Type`, _ metatype: Sign.Type, `inout`: Sign.`default`) -> Int
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func point(`_` way: Int, _ length: Int)
  func mix(_: Int, _ argument1: Int) -> Int
  func tell(_ await: Int, spryify: Int, recordCall: Int, value: Int, for self: Int) throws -> Int
  subscript(newValue: Int) -> String { get set }
}

/// A protocol whose own name needs backticks.
public protocol `mountain road` {
  func drive<`any vehicle`: Equatable>(_ vehicle: `any vehicle`) -> `any vehicle`
}

/// A protocol with names that can't be the names of cases.
public protocol Flares {
  func 🚀() -> Int
  func `2nd flare`()
}

// Types whose names contain letters that mean something in the names of other declarations.
public struct HEXColor: Equatable, Sendable { public init() {} }
public struct XLog: Equatable, Sendable { public init() {} }
public struct CXCallUpdate: Equatable, Sendable { public init() {} }

/// A protocol with such types, of which some are beside closures.
public protocol TrailPainterProtocol {
  func paint(_ color: HEXColor, then: @escaping () -> Void)
  func log(_ log: XLog, then: @escaping () -> Void)
  func end(_ hike: Int, _ update: CXCallUpdate)
}

/// A protocol that has the name of another one and a suffix, so that its fake has the suffix, too.
protocol TrailPaintingInterface {
  func frame() -> Int
}

protocol TrailPainting {}

/// A protocol with a type that is an alias for a name with an underscore on Linux.
protocol TrailText {
  func select(_ range: NSRange) -> NSRange
}

/// A protocol that restates a property, which has a default with another type.
protocol TrailFault: Fault {
  var reason: String { get }
}

/// A protocol whose primary associated types have another order than their declarations.
public protocol TrailCoordinator<Route, Event> {
  associatedtype Event
  associatedtype Route
  func follow(_ route: Route) -> Event
}

/// A type that has the name of an associated type, for which it stands.
public struct Instant: InstantProtocol {
  public var seconds = 0
  public init() {}
  public func advanced(by duration: Swift.Duration) -> Instant { self }
  public func duration(to other: Instant) -> Swift.Duration { .zero }
  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
}

public protocol TrailWallClock: Clock where Instant == GeneratorFixtures.Instant {
  func tick()
}
