// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
