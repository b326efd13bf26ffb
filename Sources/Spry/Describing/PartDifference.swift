/// A part of an array or a dictionary that differs from the one at the same index or key.
struct PartDifference {
  /// Its name as it is written after the whole: `[2]`, `["key"]`.
  let name: String
  /// `nil` if there is no such part.
  let expected: Any?
  let actual: Any?

  /// The number of parts that are compared one by one: printing a failure must not take longer than
  /// a reader waits.
  private static let searchLimit = 20_000

  /// The first elements that differ.
  static func inLists(
    _ expected: any Container, _ actual: any Container, limit: Int
  ) -> [PartDifference] {
    let parts = expected.parts
    let others = actual.parts
    let common = min(parts.count, others.count)
    var differences: [PartDifference] = []
    var search = ListSearch(expected, actual)
    var index = search.firstDifference(in: 0..<common)
    while index < common, differences.count < limit {
      differences.append(
        PartDifference(name: "[\(index)]", expected: parts[index], actual: others[index]))
      index = search.firstDifference(in: index + 1..<common)
    }
    for index in common..<max(parts.count, others.count) where differences.count < limit {
      differences.append(
        PartDifference(
          name: "[\(index)]", expected: index < parts.count ? parts[index] : nil,
          actual: index < others.count ? others[index] : nil))
    }
    return differences
  }

  /// The entries that differ, sorted by their keys; of very many, not all.
  static func inEntries(_ expected: any Container, _ actual: any Container) -> [PartDifference] {
    guard let expected = expected as? any EntryContainer, let actual = actual as? any EntryContainer
    else { return [] }
    let others = Dictionary(
      actual.entries.compactMap { entry in hashable(entry.key).map { ($0, entry.value) } },
      uniquingKeysWith: { first, _ in first })
    var differences: [PartDifference] = []
    var found: Set<AnyHashable> = []
    for (key, value) in expected.entries where differences.count < searchLimit {
      guard let hashable = hashable(key) else { continue }
      found.insert(hashable)
      let other = others[hashable]
      if let other, Comparison.matches(value, other) { continue }
      differences.append(difference(key, expected: value, actual: other))
    }
    for (key, value) in actual.entries where differences.count < searchLimit {
      guard let hashable = hashable(key), !found.contains(hashable) else { continue }
      differences.append(difference(key, expected: nil, actual: value))
    }
    return differences.sorted { $0.name < $1.name }
  }

  private static func difference(_ key: Any, expected: Any?, actual: Any?) -> PartDifference {
    PartDifference(name: "[\(ValueText.describe(key))]", expected: expected, actual: actual)
  }

  private static func hashable(_ value: Any) -> AnyHashable? {
    (value as? any Hashable).map { AnyHashable($0) }
  }

  /// Looks for elements that differ; plain ones are compared in whole stretches.
  private struct ListSearch {
    private let expected: any Container
    private let actual: any Container
    private let isPlain: Bool
    private var remaining = PartDifference.searchLimit

    init(_ expected: any Container, _ actual: any Container) {
      self.expected = expected
      self.actual = actual
      isPlain = type(of: expected) == type(of: actual) && PlainType.isPlain(type(of: expected))
    }

    /// The index of the first difference; the upper bound if there is none.
    mutating func firstDifference(in range: Range<Int>) -> Int {
      guard isPlain else { return firstDifferenceOneByOne(in: range) }
      if range.isEmpty || areEqual(range) { return range.upperBound }
      var range = range
      while range.count > 1 {
        let middle = range.lowerBound + range.count / 2
        let first = range.lowerBound..<middle
        range = areEqual(first) ? middle..<range.upperBound : first
      }
      return range.lowerBound
    }

    private func areEqual(_ range: Range<Int>) -> Bool {
      Equality.isEqual(expected.slice(range), actual.slice(range))
    }

    private mutating func firstDifferenceOneByOne(in range: Range<Int>) -> Int {
      let parts = expected.slice(range)
      let others = actual.slice(range)
      guard let parts = parts as? any Container, let others = others as? any Container else {
        return range.upperBound
      }
      for (offset, pair) in zip(parts.parts, others.parts).enumerated() {
        remaining -= 1
        if remaining < 0 { return range.upperBound }
        if !Comparison.matches(pair.0, pair.1) { return range.lowerBound + offset }
      }
      return range.upperBound
    }
  }
}
