/// Finds what somebody who misspelt a name may have meant.
enum NameSuggestion {
  /// Picks the name that is closest to another one.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - candidates: The names there are.
  /// - Returns: The closest name, if a third of the letters or fewer would have to change.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    let limit = max(2, name.count / 3)
    return
      candidates
      .map { (distance: distance(name.lowercased(), $0.lowercased()), name: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// How many letters have to be added, left out or changed.
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
