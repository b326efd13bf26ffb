/// The matching elements of two sets, or the matching entries of two dictionaries.
enum Pairing {
  /// Whether all elements can be paired, each with a different one of the others.
  ///
  /// An equal element with the same hash is tried first, so that a large set takes no longer than
  /// necessary. But a type may define its own comparison and match an element with another hash, so
  /// the remaining elements are tried after that.
  ///
  /// - Parameters:
  ///   - elements: The elements to pair. There must be as many of them as of `others`.
  ///   - others: The elements to pair them with.
  ///   - key: Returns the part of an element to hash.
  ///   - matches: Returns whether two elements match.
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

  /// The elements of two sets that have no match in the other set.
  ///
  /// - Parameters:
  ///   - elements: The elements of the first set.
  ///   - others: The elements of the second set.
  ///   - limit: The maximum number of comparisons between elements that have no equal one in the
  ///     other set. If more would be needed, all these elements are returned.
  ///   - matches: Returns whether two elements match.
  /// - Returns: The elements that only the first set has, and those that only the second set has.
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
