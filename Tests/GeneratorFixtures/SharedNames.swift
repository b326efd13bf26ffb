// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import GeneratorFixtureParents

/// A protocol with the name of a class in Foundation.
public protocol Stream {
  func cross(_ bridge: Bridge, at date: Date) -> any Stream
}

public struct Bridge: Equatable, Sendable { public init() {} }

/// A type with the name of a type in the parents' module.
public struct Pass: Equatable, Sendable { public init() {} }

public protocol Ranger {
  func meet(_ other: any Named, on pass: Pass)
}

/// A type with the name of a type in the standard library.
public struct Slice: Equatable, Sendable { public init() {} }

public protocol Picnic {
  func cut(_ cake: Slice)
  func share() -> Swift.Slice<[Int]>
}

public protocol Buffet {
  func share() -> Swift.Slice<[Int]>
}
