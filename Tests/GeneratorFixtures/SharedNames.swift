// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import GeneratorFixtureParents

/// Foundation has a class of this name.
public protocol Stream {
  func cross(_ bridge: Bridge, at date: Date) -> any Stream
}

public struct Bridge: Equatable, Sendable { public init() {} }

/// The parents' module has a type of this name too.
public struct Pass: Equatable, Sendable { public init() {} }

public protocol Ranger {
  func meet(_ other: any Named, on pass: Pass)
}

/// The standard library has a type of this name.
public struct Slice: Equatable, Sendable { public init() {} }

public protocol Picnic {
  func cut(_ cake: Slice)
  func share() -> Swift.Slice<[Int]>
}

public protocol Buffet {
  func share() -> Swift.Slice<[Int]>
}
