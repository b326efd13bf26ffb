import Foundation
import Spry

/// A value so large that failures show only its differences.
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
struct Sketch: Sendable {
  let onEdit: @Sendable () -> Void = {}
}

struct Avalanche: Error {}

struct Closed: Error {}

/// A fake with members of kinds that the trail store doesn't have.
final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case visit = "visit(_:)"
    case length = "length(of:)"
    case closures = "closures(on:)"
    case climb = "climb(_:)"
    case find = "find(near:completion:)"
    case report = "report(_:)"
  }

  let spryStorage = SpryStorage()

  func visit(_ place: Any) -> Int { spryify(arguments: place) }
  func length(of trail: Trail) throws -> Double { try spryifyThrows(arguments: trail) }
  func closures(on day: Int) async -> [String] { await spryify(arguments: day) }
  func climb(_ trail: Trail) throws(Closed) -> Int {
    try spryifyThrows(arguments: trail.name, throwing: Closed.self)
  }
  func find(
    near place: String, completion: @escaping (Result<[Trail], any Error>) -> Void
  ) -> Int? {
    spryify(arguments: place, completion)
  }
  func report(_ error: any Error) { spryify(arguments: error) }
}

/// Members without a case in the fake's enum.
extension FakeTrailStore {
  func save(_ trail: Trail, on day: Int) { spryify(arguments: trail, day) }
  func trials(near place: String) -> [Trail] { spryify(arguments: place) }
}
