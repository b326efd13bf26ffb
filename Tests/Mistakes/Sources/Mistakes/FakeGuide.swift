import Spry

/// A value that is large enough for only its differences to be shown.
struct Tour: Equatable {
  var name: String
  var huts: [String]

  static let eiger = Tour(
    name: "Eiger Trail", huts: ["Eigergletscher", "Alpiglen", "Brandegg", "Grund"])
}

final class Hut: Equatable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (left: Hut, right: Hut) -> Bool { left.name == right.name }
}

/// A value without `==`.
struct Sketch: Sendable {}

struct Avalanche: Error {}

struct Closed: Error {}

/// A fake with the members that the fake of the trail store does not have.
final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case visit = "visit(_:)"
    case length = "length(of:)"
    case closures = "closures(on:)"
    case climb = "climb(_:)"
  }

  let spryStorage = SpryStorage()

  func visit(_ place: Any) -> Int { spryify(arguments: place) }
  func length(of trail: Trail) throws -> Double { try spryifyThrows(arguments: trail) }
  func closures(on day: Int) async -> [String] { await spryify(arguments: day) }
  func climb(_ trail: Trail) throws(Closed) -> Int {
    try spryifyThrows(arguments: trail.name, throwing: Closed.self)
  }
}

/// Members that the fake's enum does not name.
extension FakeTrailStore {
  func save(_ trail: Trail, on day: Int) { spryify(arguments: trail, day) }
  func trials(near place: String) -> [Trail] { spryify(arguments: place) }
}
