// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A protocol whose fake only records calls.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public protocol TrailListener {
  init(name: String) throws
  func opened(_ id: Int)
  func closed(_ id: Int) async throws
  func walked(_ step: () -> Int)
  func ran<Failure: Error>(_ step: () async throws(Failure) -> Void) async throws(Failure)
  func isListening() -> Bool
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TrailListener {
  public func isListening() -> Bool { true }
}

/// A protocol whose fake only returns stubbed values.
public protocol TrailAdvisor {
  init(name: String)
  init(text: String) throws
  var mood: String { get set }
  func advise(_ id: Int) throws -> String
  func rest() async
}

/// A protocol with a public fake, like the types below.
@MainActor public protocol TrailOffice {
  static var hours: Int { get }
  var isOpen: Bool { get set }
  func book(_ id: Int) async throws(WalkError) -> String
  nonisolated func address() -> String
}

public protocol TrailVault<Item>: Hashable {
  associatedtype Item: Sendable
  subscript(id: Int) -> Item { get }
}

open class TrailBook {
  public init(pages: Int) {}
  open func turn(to page: Int) -> String { "" }
  public func close() {}
}
