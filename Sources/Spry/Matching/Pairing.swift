/// Finds a match for each element of a set, or each entry of a dictionary.
enum Pairing {
  /// Whether all elements can be paired, each with a different one of the others.
  ///
  /// Elements with the same hash are tried first, so that a large set takes no longer than
  /// necessary. A type with a comparison of its own may match an element with another hash.
  ///
  /// - Parameters:
  ///   - elements: The elements, as many as there are others.
  ///   - others: The elements to pair them with.
  ///   - key: The part of an element to hash.
  ///   - matches: Whether two elements match.
  /// - Returns: Whether each element has found a match.
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
