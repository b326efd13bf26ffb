// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct `mountain hut`: Equatable, Sendable { public init() {} }

public enum Sign: Sendable {
  public enum `Type`: Sendable { case wooden }
  public struct `default`: Equatable, Sendable { public init() {} }
}

/// Names that have to be written in backticks, or that fakes cannot use.
public protocol Signposts {
  var `summit height`: Int { get }
  func `walk to`(_ hut: `mountain hut`, `by way of` huts: [`mountain hut`], `no rest`: Bool) -> Int
  func sign(_ type: Sign.`Type`, _ metatype: Sign.Type, `inout`: Sign.`default`) -> Int
  func mix(_: Int, _ argument1: Int) -> Int
  func tell(_ await: Int, spryify: Int, recordCall: Int, value: Int, for self: Int) throws -> Int
  subscript(newValue: Int) -> String { get set }
}

/// Names without words, and one that cannot begin the name of a case.
public protocol Flares {
  func 🚀() -> Int
  func `2nd flare`()
}
