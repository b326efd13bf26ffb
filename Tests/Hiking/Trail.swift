struct Trail: Equatable, Sendable {
  var name: String
  var ascent: Int
}

extension Trail {
  static let eiger = Trail(name: "Eiger Trail", ascent: 140)
  static let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
}

/// Something that can go wrong on the way.
enum TrailError: Error, Equatable {
  case closed
  case steep(Int)
}

/// A value without `==`.
struct Scribble: Sendable {
  var strokes: Int
}
