// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol TrailFinder {
  var find: Int { get }
  func find(id: Int) -> String
  func find(id: String) -> String
  func find(id: Int) -> Int
  func find(name: String) -> String
  func find(_ name: String, near place: String) -> String
  func put(_ name: String, at index: Int)
  func put(_ name: String)
  static func find() -> Int
}

/// A protocol with names that have another meaning in Swift or Spry.
public protocol Keywords {
  var `default`: Int { get }
  func `repeat`(`in` place: String, for `self`: Int) -> Int
  func none() -> Int
  func some(_ some: Int) -> Int
  func `import`(_: Int, _: String, as _: Bool) -> Bool
  func run(_ function: Function, _ argument: Argument) -> Stub
  func `init`() -> Int
}

public struct Function: Equatable, Sendable { public init() {} }
public struct Argument: Equatable, Sendable { public init() {} }
public struct Stub: Equatable, Sendable { public init() {} }

public protocol TrailWriter {
  func write<Value: Decodable>(_ value: Value) -> Int
  func write<Value: Encodable>(_ value: Value) -> Int
  func append<Value: Hashable>(_ value: Value, to other: [Value])
}

/// A protocol that redeclares a member with another name for its generic parameter.
public protocol TrailCopier: TrailWriter {
  func append<Item>(_ value: Item, to other: [Item]) where Item: Hashable
}

/// A protocol with overloads that differ only in types, labels, or effects.
protocol TrailMarker {
  func f(_ count: Int)
  func f(_ count: Int) -> Int
  func f(_ count: [Int])
  func f(_ count: Int?)
  func f(_ count: Int) async
  func f(a: Int)
  func f(b: Int)
  var f: Int { get }
  func f<Value>(_ type: Value.Type)
  static func f(_ count: Int)
}
