/// The matching elements of two sets, or the matching entries of two dictionaries.
///
/// An element that has an equal one, with the same hash, is compared with that only, so that a
/// large set takes no longer than necessary. But a type may define its own comparison and match an
/// element with another hash, so elements without an equal one are compared with all that are left.
enum Pairing {
  /// Whether all elements can be paired, each with a different one of as many others.
  ///
  /// - Parameters:
  ///   - elements: The elements to pair.
  ///   - others: The elements to pair them with.
  ///   - key: Returns the part of an element to hash.
  ///   - matches: Returns whether two elements match.
  /// - Returns: Whether each element has found a match.
  static func exists<Element>(
    _ elements: [Element], _ others: [Element], key: (Element) -> Any,
    _ matches: (Element, Element) -> Bool
  ) -> Bool {
    var (equal, first, second) = split(elements, others, key: key)
    return equal.allSatisfy(matches) && first.allSatisfy { remove($0, from: &second, matches) }
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
  static func unpaired(
    _ elements: [Any], _ others: [Any], limit: Int, _ matches: (Any, Any) -> Bool
  ) -> (first: [Any], second: [Any]) {
    var (equal, first, second) = split(elements, others, key: \.self)
    if first.count * second.count <= limit {
      first = first.filter { !remove($0, from: &second, matches) }
    }
    equal.removeAll(where: matches)
    return (equal.map(\.0) + first, equal.map(\.1) + second)
  }

  /// Removes the first match of an element; returns `false` if there is none.
  private static func remove<Element>(
    _ element: Element, from others: inout [Element], _ matches: (Element, Element) -> Bool
  ) -> Bool { others.firstIndex { matches(element, $0) }.map { others.remove(at: $0) } != nil }

  /// Returns the elements that are equal and have the same hash, in pairs, and those that are left.
  private static func split<Element>(
    _ elements: [Element], _ others: [Element], key: (Element) -> Any
  ) -> (equal: [(Element, Element)], first: [Element], second: [Element]) {
    var others = Dictionary(
      others.map { (HashableBox.box(key($0)), $0) }, uniquingKeysWith: { first, _ in first })
    var (equal, first) = ([(Element, Element)](), [Element]())
    for element in elements {
      if let other = others.removeValue(forKey: HashableBox.box(key(element))) {
        equal.append((element, other))
      } else {
        first.append(element)
      }
    }
    return (equal, first, Array(others.values))
  }
}
