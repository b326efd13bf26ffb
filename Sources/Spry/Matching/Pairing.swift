/// Finds for each element of a set, or each entry of a dictionary, one that it matches.
enum Pairing {
  /// Whether all elements can be paired, each with another one.
  ///
  /// What has the same hash is tried first, so that a large set takes no longer than it must; a
  /// type that compares its values in its own way may match another one.
  ///
  /// - Parameters:
  ///   - elements: The elements; there are as many of them as of the others.
  ///   - others: What they are to match.
  ///   - key: What is hashed of an element.
  ///   - matches: Whether two match.
  /// - Returns: Whether each has found another.
  static func exists<Element>(
    _ elements: [Element], _ others: [Element], key: (Element) -> Any,
    _ matches: (Element, Element) -> Bool
  ) -> Bool {
    var left = Set(others.indices)
    var indices: [AnyHashable: Int] = [:]
    for (index, other) in others.enumerated() {
      if let key = hashable(key(other)) { indices[key] = index }
    }
    return elements.allSatisfy { element in
      if let index = hashable(key(element)).flatMap({ indices[$0] }), left.contains(index),
        matches(element, others[index])
      {
        left.remove(index)
        return true
      }
      guard let index = left.first(where: { matches(element, others[$0]) }) else { return false }
      left.remove(index)
      return true
    }
  }

  private static func hashable(_ value: Any) -> AnyHashable? {
    (value as? any Hashable).map { AnyHashable($0) }
  }
}
