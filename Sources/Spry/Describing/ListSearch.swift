/// Compares two lists from any two indices on; plain elements are compared in whole stretches.
final class ListSearch {
  private let expected: any Container
  private let actual: any Container
  private let isPlain: Bool
  private let parts: [Any]
  private let others: [Any]
  /// The number of comparisons that are left.
  private var remaining: Int

  /// Prepares the comparison of two lists.
  ///
  /// - Parameters:
  ///   - expected: The first list.
  ///   - actual: The second list.
  ///   - limit: The maximum number of elements that are compared one by one.
  init(_ expected: any Container, _ actual: any Container, limit: Int) {
    self.expected = expected
    self.actual = actual
    isPlain = type(of: expected) == type(of: actual) && PlainType.isPlain(type(of: expected))
    parts = isPlain ? [] : expected.parts
    others = isPlain ? [] : actual.parts
    remaining = limit
  }

  /// Returns the number of elements that the lists have in common from two indices on.
  ///
  /// It returns `nil` if the limit is reached first.
  func commonCount(_ start: Int, _ other: Int) -> Int? {
    let most = min(expected.count - start, actual.count - other)
    return isPlain
      ? commonCountOfStretches(start, other, most) : commonCountOneByOne(start, other, most)
  }

  private func commonCountOneByOne(_ start: Int, _ other: Int, _ most: Int) -> Int? {
    for offset in 0..<max(0, most) {
      remaining -= 1
      if remaining < 0 { return nil }
      if !Comparison.matches(parts[start + offset], others[other + offset]) { return offset }
    }
    return most
  }

  /// Compares longer and longer stretches until one differs, and then bisects that one.
  private func commonCountOfStretches(_ start: Int, _ other: Int, _ most: Int) -> Int {
    var count = 0
    var stretch = 1
    var isBisecting = false
    while count < most, stretch > 0 {
      let length = min(stretch, most - count)
      let isEqual = Equality.isEqual(
        expected.slice(start + count..<start + count + length),
        actual.slice(other + count..<other + count + length))
      if isEqual { count += length } else { isBisecting = true }
      if isBisecting, length == 1, !isEqual { break }
      stretch = isBisecting ? max(1, (isEqual ? stretch : length) / 2) : stretch * 2
    }
    return count
  }
}
