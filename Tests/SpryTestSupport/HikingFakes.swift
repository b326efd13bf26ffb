package import Spry

/// A way up a mountain.
package struct Trail: Equatable, Sendable {
  package var name: String
  package var ascent: Int

  package init(name: String, ascent: Int) {
    self.name = name
    self.ascent = ascent
  }

  package static let eiger = Trail(name: "Eiger Trail", ascent: 140)
  package static let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
}

/// Something that can go wrong on the way.
package enum TrailError: Error, Equatable {
  case closed
  case steep(Int)
}

/// A value without `==`.
package struct Scribble: Sendable {
  package var strokes: Int

  package init(strokes: Int) {
    self.strokes = strokes
  }
}

/// What the fakes of the tests stand in for.
package protocol TrailStore: AnyObject {
  var region: String { get set }
  func trails(near place: String) -> [Trail]
  func save(_ trail: Trail, as name: String)
  func length(of trail: Trail) throws -> Double
  func forecast(for day: Int) async -> String
  func closures(on day: Int) async throws -> [String]
  static func open(_ path: String) -> Int
}

/// The fake that most tests use; it owns its storage.
package final class FakeTrailStore: TrailStore, Spryable, Sendable {
  package enum Function: String, StringRepresentable, CaseIterable {
    case region
    case trails = "trails(near:)"
    case save = "save(_:as:)"
    case length = "length(of:)"
    case forecast = "forecast(for:)"
    case closures = "closures(on:)"
    case anything
  }

  package enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  package let spryStorage = SpryStorage()

  package init() {}

  package var region: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  package func trails(near place: String) -> [Trail] {
    spryify(arguments: place)
  }

  package func save(_ trail: Trail, as name: String) {
    spryify(arguments: trail, name)
  }

  package func length(of trail: Trail) throws -> Double {
    try spryifyThrows(arguments: trail)
  }

  package func forecast(for day: Int) async -> String {
    await spryify(arguments: day)
  }

  package func closures(on day: Int) async throws -> [String] {
    try await spryifyThrows(arguments: day)
  }

  /// A member that takes and returns whatever a test needs.
  package func anything<Value>(_ argument: Any?, as type: Value.Type = Value.self) -> Value {
    spryify(.anything, arguments: argument, as: type)
  }

  package static func open(_ path: String) -> Int {
    spryify(arguments: path)
  }
}
