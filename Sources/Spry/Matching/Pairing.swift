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

  /// The elements of two sets that have no match in the other one.
  ///
  /// - Parameters:
  ///   - elements: The elements of the first set.
  ///   - others: The elements of the second set.
  ///   - limit: The number of elements without an equal one that are compared one by one.
  ///   - matches: Whether two elements match.
  /// - Returns: What only the first set has, and what only the second one has.
  package static func unpaired(
    _ elements: [Any], _ others: [Any], limit: Int, _ matches: (Any, Any) -> Bool
  ) -> (first: [Any], second: [Any]) {
    var left = Dictionary(
      others.enumerated().compactMap { index, other in hashable(other).map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var unmatched: [Any] = []
    for element in elements {
      if let key = hashable(element), let index = left[key], matches(element, others[index]) {
        left[key] = nil
      } else {
        unmatched.append(element)
      }
    }
    var second = left.values.sorted().map { others[$0] }
    guard unmatched.count * second.count <= limit else { return (unmatched, second) }
    let first = unmatched.filter { element in
      guard let index = second.firstIndex(where: { matches(element, $0) }) else { return true }
      second.remove(at: index)
      return false
    }
    return (first, second)
  }

  private static func hashable(_ value: Any) -> AnyHashable? {
    (value as? any Hashable).map { AnyHashable($0) }
  }
}
