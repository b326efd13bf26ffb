/// How two lists correspond, if as many elements as possible are paired in order.
struct ListAlignment {
  /// The elements between two pairs that have no counterpart: those of the first list by their
  /// indices, and those of the second.
  private(set) var gaps: [(missing: Range<Int>, unexpected: Range<Int>)] = []

  /// The number of elements without a counterpart.
  var differenceCount: Int { gaps.reduce(0) { $0 + $1.missing.count + $1.unexpected.count } }

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - count: The number of elements of the first list.
  ///   - otherCount: The number of elements of the second list.
  ///   - sizeLimit: The maximum number of elements, in both lists together, between the common
  ///     beginning and the common end. If there are more, all these elements count as one gap,
  ///     because the search takes the square of their number.
  ///   - matches: Whether an element of the first list, by its index, matches one of the second.
  init(_ count: Int, _ otherCount: Int, sizeLimit: Int, matches: (Int, Int) -> Bool) {
    let common = min(count, otherCount)
    let start = (0..<common).prefix { matches($0, $0) }.count
    let end = (0..<common - start).prefix { matches(count - 1 - $0, otherCount - 1 - $0) }.count
    var (rest, otherRest) = (start..<count - end, start..<otherCount - end)
    guard rest.count + otherRest.count <= sizeLimit else {
      gaps = [(rest, otherRest)]
      return
    }
    let difference = Array(otherRest).difference(from: Array(rest)) { matches($0, $1) }
    var (missing, unexpected) = (Set<Int>(), Set<Int>())
    for case .remove(_, let index, _) in difference { missing.insert(index) }
    for case .insert(_, let index, _) in difference { unexpected.insert(index) }
    while !rest.isEmpty || !otherRest.isEmpty {
      let gap = (rest.prefix(while: missing.contains), otherRest.prefix(while: unexpected.contains))
      if !gap.0.isEmpty || !gap.1.isEmpty { gaps.append(gap) }
      // After a gap, there is a pair.
      rest = rest.dropFirst(gap.0.count + 1)
      otherRest = otherRest.dropFirst(gap.1.count + 1)
    }
  }
}
