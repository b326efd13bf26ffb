package import Spry

package struct Trail: Equatable, Sendable {
  package var name: String
  package var ascent: Int
  package var huts: [String]

  package init(name: String, ascent: Int, huts: [String] = []) {
    self.name = name
    self.ascent = ascent
    self.huts = huts
  }

  package static let eiger = Trail(
    name: "Eiger Trail", ascent: 140, huts: ["Eigergletscher", "Alpiglen", "Brandegg", "Grund"])
}

package final class Hut: Equatable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  package static func == (left: Hut, right: Hut) -> Bool { left.name == right.name }
}

/// A value without `==`.
package struct Sketch: Sendable {
  package init() {}
}

package struct Avalanche: Error {
  package init() {}
}

package struct Closed: Error {
  package init() {}
}

package final class FakeTrailStore: Spryable, Sendable {
  package enum Function: String, StringRepresentable {
    case region
    case trails = "trails(near:)"
    case save = "save(_:as:)"
    case visit = "visit(_:)"
    case length = "length(of:)"
    case closures = "closures(on:)"
    case climb = "climb(_:)"
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

  package func trails(near place: String) -> [Trail] { spryify(arguments: place) }
  package func save(_ trail: Trail, as name: String) { spryify(arguments: trail, name) }
  package func visit(_ hut: Any) -> Int { spryify(arguments: hut) }
  package func length(of trail: Trail) throws -> Double { try spryifyThrows(arguments: trail) }
  package func closures(on day: Int) async -> [String] { await spryify(arguments: day) }
  package func climb(_ trail: Trail) throws(Closed) -> Int {
    try spryifyThrows(arguments: trail.name, throwing: Closed.self)
  }
  package func save(_ trail: Trail, on day: Int) { spryify(arguments: trail, day) }
  package func trials(near place: String) -> [Trail] { spryify(arguments: place) }
  package static func open(_ path: String) -> Int { spryify(arguments: path) }
}
