// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// A protocol whose members throw errors of their closures.
protocol TrailArchivist: AnyObject {
  init(_ body: () throws -> Int) rethrows
  func read<Value>(_ body: ([String]) throws -> Value) rethrows -> Value
  func read(_ body: (Int) throws -> Int) rethrows -> Int
  func write(_ body: (inout [String]) throws -> Void) rethrows
  func wait<Value>(_ body: () async throws -> Value) async rethrows -> Value
  func sort(_ isFirst: (String, String) throws -> Bool) rethrows -> Bool
  func change(
    _ entry: inout String, _ body: @escaping (@escaping () -> Int) throws -> Void,
    then last: () throws -> Int, each: (Int) -> Void
  ) rethrows -> Int
  func count(_ entry: @autoclosure () throws -> String) rethrows -> Int
  func count(_ entry: @autoclosure () throws -> Int, by body: (Int) throws -> Int) rethrows -> Int
  func fold(_ body: (Int, Int, Int) throws -> Int) rethrows -> Int
  static func open<Failure>(_ reason: Failure, _ body: () throws -> Int) rethrows -> Int
}

/// A class whose overrides can't throw what their closures throw.
class TrailReader {
  init() {}
  func read(_ body: (String) throws -> Int) rethrows -> Int { try body("Eiger") }
  func count(_ entry: @autoclosure () throws -> String) rethrows -> Int { try entry().count }
}

/// A requirement that one protocol declares with `rethrows` and another one with `throws`.
protocol TrailRunner: TrailJogging, TrailRacing {}

protocol TrailJogging {
  func run(_ body: () throws -> Int) rethrows -> Int
}

protocol TrailRacing {
  func run(_ body: () throws -> Int) throws -> Int
}
