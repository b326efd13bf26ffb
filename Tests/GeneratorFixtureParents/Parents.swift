// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The parent of protocols in another module.
public protocol Named {
  var name: String { get }
  func rename(_ name: String)
}

extension Named {
  public func rename(_ name: String) {}
  /// A member that isn't a requirement, so fakes don't have it.
  public func shout() -> String { name.uppercased() }
}

public protocol Keyed<Key> {
  associatedtype Key: Hashable
  var key: Key { get }
}

/// A class whose subclasses are in another module.
open class MapView {
  public let scale: Int
  open var title: String { "Map" }
  public init(scale: Int) { self.scale = scale }
  public required init(copying other: String) { scale = 1 }
  open func draw(_ layer: String) -> Bool { layer.isEmpty }
  open class func preferredScale() -> Int { 25_000 }
  public func notOpen() -> Int { scale }
}

public struct Pass { public init() {} }

/// A noncopyable type.
public struct Relic: ~Copyable { public init() {} }

/// A protocol whose property has a default.
public protocol Fault {
  var reason: String? { get }
}

extension Fault {
  public var reason: String? { nil }
}
