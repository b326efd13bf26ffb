struct Trail: Equatable, Sendable {
  var name: String
  var ascent: Int
}

extension Trail {
  static let eiger = Trail(name: "Eiger Trail", ascent: 140)
  static let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
}

/// A reason why a trail can't be hiked.
enum TrailError: Error, Equatable {
  case closed
  case steep(Int)
}

/// A value that can't be compared, because it presents itself in its own way.
struct Scribble: Sendable, CustomReflectable {
  var strokes: Int

  var customMirror: Mirror {
    Mirror(self, children: ["strokes": strokes], displayStyle: .struct)
  }
}
