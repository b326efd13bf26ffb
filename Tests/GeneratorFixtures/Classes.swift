// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import GeneratorFixtureParents
import Observation

class Guide {
  let name: String
  var rank = 1
  private(set) var tours = 0
  lazy var badge = "badge"
  weak var friend: Guide?
  var mood: String { "good" }
  final var tent = 1
  static let all = 0
  class var headCount: Int { 0 }

  init(name: String) { self.name = name }
  init(parsing text: String) throws { name = text }
  required init(id: Int) { name = "\(id)" }
  convenience init() { self.init(name: "") }

  func lead(_ people: Int, slowly: Bool = true) throws -> Int { people }
  func rest() async {}
  final func sleep() -> Int { 8 }
  static func train() {}
  class func hire(_ name: String) -> Bool { true }
  subscript(day: Int) -> String {
    get { "day \(day)" }
    set {}
  }
  func copy() -> Self { self }
  func hidden() -> some Sequence<Int> { [1] }
  private func secret() {}
  deinit {}
}

extension Guide {
  func wave() {}
}

class MountainGuide: Guide {
  override func lead(_ people: Int, slowly: Bool) throws -> Int { 2 }
  func belay() -> Bool { true }
}

/// A class that inherits from a class in another module.
public class TrailMap: MapView {
  public override func draw(_ layer: String) -> Bool { false }
  open func zoom(_ factor: Double) -> Double { factor }
}

open class Box<Content: Equatable> {
  open var content: Content?
  public init() {}
  open func put(_ content: Content) -> Int { 0 }
}

@MainActor open class TrailController {
  public init() {}
  open func show() -> Int { 0 }
  nonisolated open func trace() -> Int { 0 }
}

open class Journal: @unchecked Sendable {
  public init() {}
  open func write(_ line: String) throws(WalkError) {}
}

/// A protocol for subclasses of a class in another module.
public protocol MapLayer: MapView {
  func highlight(_ name: String) -> Bool
}

/// A protocol for subclasses of a specialized generic class.
public protocol NumberBox: Box<Int> {
  func total() -> Int
}

class Compass {
  func needles() -> [some Collection<Int>] { [[1]] }
  func lid() -> (some Equatable)? { 1 }
  func north(_ some: Int) -> (some: Int, none: Int) { (some, 0) }
}

/// A class with members from a macro, whose names can't be written.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable class Barometer {
  var pressure = 1_013
  func tap() -> Bool { true }
}
