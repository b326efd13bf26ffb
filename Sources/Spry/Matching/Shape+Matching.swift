extension Shape {
  /// Whether two values are made in the same way, of parts that match.
  ///
  /// The elements of sets and the entries of dictionaries may be in any order.
  ///
  /// - Parameters:
  ///   - other: The shape of the other value.
  ///   - matches: Returns whether two parts match.
  /// - Returns: Whether each part has a match of its own.
  func matches(_ other: Shape, _ matches: (Any, Any) -> Bool) -> Bool {
    let (parts, others) = (parts, other.parts)
    guard isLike(other), parts.count == others.count else { return false }
    return switch (self, other) {
    case (.set, _): Pairing.exists(parts, others, key: \.self, matches)
    case (.entries(let entries), .entries(let others)):
      Pairing.exists(Array(entries), Array(others), key: \.key) { entry, other in
        matches(entry.key, other.key) && matches(entry.value, other.value)
      }
    default: zip(parts, others).allSatisfy(matches)
    }
  }
}
