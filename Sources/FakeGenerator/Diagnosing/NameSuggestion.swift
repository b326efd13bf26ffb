/// Suggestions for misspelled names.
enum NameSuggestion {
  /// Returns the name that is closest to another one.
  ///
  /// - Parameters:
  ///   - name: The misspelled name.
  ///   - candidates: The existing names.
  /// - Returns: The closest name, if at most a third of the letters has to change or move.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    let limit = max(2, name.count / 3)
    return
      candidates
      .map { other in
        let distances = [(name, other), (plain(name), plain(other))].map(distance)
        return (distance: distances.min() ?? 0, name: other)
      }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// The name without the suffix of a protocol, which may come or go when it is renamed.
  private static func plain(_ name: String) -> String {
    let suffix = ["Protocol", "Interface"].first { name.hasSuffix($0) && name != $0 } ?? ""
    return String(name.dropLast(suffix.count))
  }

  /// The number of letters that have to be added, removed, changed or moved.
  private static func distance(_ first: String, _ second: String) -> Int {
    let changes = second.lowercased().difference(from: first.lowercased())
    return max(changes.insertions.count, changes.removals.count)
  }
}
