// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import GeneratorFixtureParents

public protocol Peak: Named, Hashable, Identifiable, CustomStringConvertible, Sendable {
  func climb() -> Int
}

public protocol Lake: Named {
  /// Redeclares the parent's property with a setter.
  var name: String { get set }
  var depth: Int { get }
}

public protocol River: Identifiable, Codable, Comparable, Error where ID == UUID {
  func flow(since date: Date) -> Data
}

public protocol Water: Lake, Peak {}

public typealias NamedAndSendable = Named & Sendable

public enum Outer {
  public protocol Inner {
    func stay() -> Outer.Nights
  }
  public struct Nights: Equatable, Sendable {
    public init() {}
  }
}

public protocol Seasonal {
  @available(macOS 14, iOS 17, *) func winter() -> Int
  @available(*, deprecated, message: "there is no summer any more") func summer() -> Int
}

@available(macOS 14, *)
public protocol Modern {
  func run() -> Int
}

/// A protocol with values that can't be stored in an `Any`.
public protocol Unboxable {
  func read(_ span: Span<Int>) -> Int
  func move<Value: ~Copyable>(_ value: consuming Value)
  func quit() -> Never
  func fine() -> Int
}

extension Unboxable {
  public func read(_ span: Span<Int>) -> Int { 0 }
  public func move<Value: ~Copyable>(_ value: consuming Value) {}
  public func quit() -> Never { fatalError() }
}

package protocol PackageTrail {
  func run() -> Int
}

protocol InternalTrail {
  func run(_ step: InternalStep) -> Int
}

struct InternalStep: Equatable {}

protocol PlainTrail {
  func run() -> Int
}

public protocol Bus {
  init?(line: Int) throws
  var seats: Int { get async throws }
  func ride(to place: String) throws -> Int
  func board() async throws(WalkError)
  func pay(_ price: @autoclosure () throws -> Int) async throws
}

public protocol Train {
  init(line: Int)
  var seats: Int { get }
  func ride(to place: String) -> Int
  func board() throws(WalkError)
  func pay(_ price: @autoclosure () throws -> Int)
}

/// A protocol whose fake may have only the effects that both parents allow.
public protocol Transport: Bus, Train {}

public protocol Marked<Mark>: Identifiable where ID == Mark {
  associatedtype Mark
  func repaint(_ mark: Mark) -> Int
}

/// A protocol whose identifier can't be the identity of the fake.
public protocol Numbered: Identifiable where ID: LosslessStringConvertible & Sendable {
  func find(_ id: ID) -> Bool
}

public typealias HashableMap = MapView & Hashable
