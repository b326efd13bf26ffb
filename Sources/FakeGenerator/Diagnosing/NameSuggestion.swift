/// Suggestions for misspelled names.
enum NameSuggestion {
  /// Returns the name that is closest to another one.
  ///
  /// - Parameters:
  ///   - name: The misspelled name.
  ///   - candidates: The existing names.
  /// - Returns: The closest name, if at most a third of the letters has to change.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    let limit = max(2, name.count / 3)
    return
      candidates
      .map { (distance: distance(name.lowercased(), $0.lowercased()), name: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// The number of letters that have to be added, removed or changed.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let change = previous[column] + (letter == other ? 0 : 1)
        current.append(min(change, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[second.count]
  }
}
