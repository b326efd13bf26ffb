// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

class Path {
  var end: Path? { nil }
  func fork(_ number: Int) -> Path { self }
  func join(_ other: Ridge) -> Int { 0 }
  func mark<Sign>(_ sign: Sign) -> Sign { sign }
  func walk() async throws -> Int { 0 }
  func name() -> String { "path" }
  subscript(kilometre: Int) -> Path? { nil }
}

/// A class whose overrides differ from the overridden members.
class Ridge: Path {
  override var end: Ridge { self }
  override func fork(_ number: Int) -> Ridge { self }
  override func join(_ other: Path) -> Int { 1 }
  override func mark<Other>(_ sign: Other) -> Other { sign }
  override func walk() async -> Int { 1 }
  final override func name() -> String { "ridge" }
  override subscript(kilometre: Int) -> Ridge { self }
}

class Signpost: NSObject {
  override var description: String { "a signpost" }
  func point() -> String { "north" }
}

/// A class whose symbol graph doesn't say which properties can be set.
public class Logbook {
  public internal(set) var pages = 1
  public private(set) var author = "Anna"
  public var title: String { "Hikes" }
}

/// A class with the same property names, but other setters.
public class Notebook {
  public private(set) var pages = 1
  public package(set) var author = "Anna"
}

/// A protocol whose parent can only be implemented by subclasses of `NSObject`.
protocol SignpostDelegate: NSObjectProtocol {
  var description: String { get }
  func turned(_ signpost: Signpost)
}

/// A class with default values that a fake repeats, and some that it can't.
class TrailEstimator {
  struct Pace: Equatable {
    static let slow = Pace()
  }

  init() {}
  func estimate(
    _ marks: [String: Int] = ["Gemmi": 2], _ days: [String: [Int]] = ["Eiger": [1], "Bern": []],
    limit: Int = Int.max, ratio: Double = .pi, start: (Int, String) = (1, "Bern"),
    pace: Pace = Pace.slow
  ) -> Int { 0 }
  func guess(_ count: Int = 1 + 2) -> Int { count }
}
