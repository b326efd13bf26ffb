/// The elements of two lists that have no counterpart in the other list, if as many as possible are
/// paired in order.
struct Alignment {
  /// The indices of elements of the first list that the second one lacks.
  let missing: [Int]
  /// The indices of elements of the second list that the first one lacks.
  let unexpected: [Int]

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - count: The number of elements of the first list.
  ///   - otherCount: The number of elements of the second list.
  ///   - commonPrefix: The number of elements that the lists have in common at the beginning, if it
  ///     is known.
  ///   - sizeLimit: The maximum number of elements, in both lists together, between the common
  ///     beginning and the common end. If there are more, all these elements count as different,
  ///     because the search takes the square of their number.
  ///   - matches: Whether an element of the first list, by its index, matches one of the second.
  init(
    _ count: Int, _ otherCount: Int, commonPrefix: Int? = nil, sizeLimit: Int,
    matches: (Int, Int) -> Bool
  ) {
    let common = min(count, otherCount)
    let start = commonPrefix ?? (0..<common).prefix { matches($0, $0) }.count
    let end = (0..<common - start).prefix { matches(count - 1 - $0, otherCount - 1 - $0) }.count
    let (rest, otherRest) = (Array(start..<count - end), Array(start..<otherCount - end))
    if rest.count + otherRest.count > sizeLimit {
      (missing, unexpected) = (rest, otherRest)
    } else {
      let difference = otherRest.difference(from: rest) { matches($0, $1) }
      missing = difference.removals.map(\.element)
      unexpected = difference.insertions.map(\.element)
    }
  }
}

extension CollectionDifference.Change {
  /// The element that one of the collections lacks.
  fileprivate var element: ChangeElement {
    switch self {
    case .remove(_, let element, _), .insert(_, let element, _): element
    }
  }
}
