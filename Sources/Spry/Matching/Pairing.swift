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
    guard isLike(other) else { return false }
    let (parts, others) = (parts, other.parts)
    guard parts.count == others.count else { return false }
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

/// The matching elements of two sets, or the matching entries of two dictionaries.
///
/// An equal element with the same hash is tried first, so that a large set takes no longer than
/// necessary. But a type may define its own comparison and match an element with another hash, so
/// the remaining elements are tried after that.
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
    var (first, second) = unequal(elements, others, key: key, matches)
    return first.allSatisfy { remove($0.element, from: &second, except: $0.tried, matches) }
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
    var (first, second) = unequal(elements, others, key: \.self, matches)
    if first.count * second.count <= limit {
      first = first.filter { !remove($0.element, from: &second, except: $0.tried, matches) }
    }
    return (first.map(\.element), second.map(\.element))
  }

  /// Removes the first match of an element; returns `false` if there is none.
  ///
  /// The element with the index `tried` is known not to match. Trying it again would double the time
  /// for each dictionary inside another one.
  private static func remove<Element>(
    _ element: Element, from others: inout [(element: Element, index: Int)], except tried: Int?,
    _ matches: (Element, Element) -> Bool
  ) -> Bool {
    let index = others.firstIndex { $0.index != tried && matches(element, $0.element) }
    return index.map { others.remove(at: $0) } != nil
  }

  /// Returns the elements without those that match an equal one with the same hash.
  ///
  /// - Returns: The elements that are left of the first set, each with the index of the equal one
  ///   that it doesn't match, and those of the second set with their indices.
  private static func unequal<Element>(
    _ elements: [Element], _ others: [Element], key: (Element) -> Any,
    _ matches: (Element, Element) -> Bool
  ) -> (first: [(element: Element, tried: Int?)], second: [(element: Element, index: Int)]) {
    var indices: [AnyHashable: Int] = [:]
    for (index, other) in others.enumerated() {
      if let key = HashableBox.box(key(other)) { indices[key] = index }
    }
    var isLeft = others.map { _ in true }
    var first: [(element: Element, tried: Int?)] = []
    for element in elements {
      let equal = HashableBox.box(key(element)).flatMap { indices[$0] }
      if let equal, isLeft[equal], matches(element, others[equal]) {
        isLeft[equal] = false
      } else {
        first.append((element, equal))
      }
    }
    return (first, others.indices.filter { isLeft[$0] }.map { (others[$0], $0) })
  }
}
