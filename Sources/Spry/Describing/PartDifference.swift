/// A part of a list, set or dictionary that differs, or that only one of two values has.
struct PartDifference {
  /// Its name, as written after the whole: `[2]`, `["key"]`; empty in a set.
  let name: String
  /// `nil` if there is no such part.
  let expected: Any?
  let actual: Any?
  /// In a list, the index of the expected or unexpected element.
  var index: Int?

  init(name: String, expected: Any?, actual: Any?) {
    self.name = name
    self.expected = expected
    self.actual = actual
  }

  init(index: Int, expected: Any?, actual: Any?) {
    self.init(name: "[\(index)]", expected: expected, actual: actual)
    self.index = index
  }

  /// Describes the difference: `expected 7, received 8`, or that the part is missing or unexpected.
  var text: String {
    switch (expected, actual) {
    case (let expected?, let actual?): Difference.text(expected, actual)
    case (let expected?, nil): "missing \(ValueText.describe(expected))"
    case (nil, let actual): "unexpected \(ValueText.describe(actual))"
    }
  }

  /// The maximum number of parts that are compared one by one.
  ///
  /// Printing a failure must not take longer than a reader waits.
  private static let searchLimit = 20_000

  /// The same for parts that are compared only by `==`, which takes a tenth of the time.
  private static let plainSearchLimit = 200_000

  /// Returns the missing and unexpected elements, or those that differ at their index if they are
  /// fewer.
  static func inLists(
    _ expected: any Container, _ actual: any Container, limit: Int
  ) -> [PartDifference] {
    let parts = expected.parts
    let others = actual.parts
    let isPlain = type(of: expected) == type(of: actual) && PlainType.isPlain(type(of: expected))
    let matches = { (index: Int, other: Int) -> Bool in
      isPlain
        ? Equality.isEqual(parts[index], others[other])
        : Comparison.matches(parts[index], others[other])
    }
    let most = min(parts.count, others.count, isPlain ? plainSearchLimit : searchLimit)
    let differing = (0..<most).lazy.filter { !matches($0, $0) }
    let isSearched = most == min(parts.count, others.count)
    let first = differing.first ?? (isSearched ? most : nil)
    let script = first.flatMap {
      EditScript(parts.count, others.count, commonPrefix: $0, matches: matches)
    }
    let count = script?.edits.count ?? limit
    let atIndices = atIndices(
      parts, others, differing.prefix(count + 1), limit: max(limit, count + 1))
    guard let edits = script?.edits, parts.count != others.count || atIndices.count > edits.count
    else { return Array(atIndices.prefix(limit)) }
    return edits.prefix(limit).map { edit in
      switch edit {
      case .missing(let index):
        PartDifference(index: index, expected: parts[index], actual: nil)
      case .unexpected(let index):
        PartDifference(index: index, expected: nil, actual: others[index])
      case .changed(let index, let other):
        PartDifference(index: index, expected: parts[index], actual: others[other])
      }
    }
  }

  /// Returns the elements at some indices, and those that only one of the lists has at its end.
  private static func atIndices(
    _ parts: [Any], _ others: [Any], _ indices: some Sequence<Int>, limit: Int
  ) -> [PartDifference] {
    let rest = min(parts.count, others.count)..<max(parts.count, others.count)
    return (Array(indices) + rest.prefix(limit)).prefix(limit).map { index in
      PartDifference(
        index: index, expected: index < parts.count ? parts[index] : nil,
        actual: index < others.count ? others[index] : nil)
    }
  }

  /// Returns the missing elements of a set and then the unexpected ones, each sorted by
  /// description.
  static func inSets(_ expected: any Container, _ actual: any Container) -> [PartDifference] {
    let (missing, unexpected) = unpaired(expected, actual)
    return sorted(missing).map { PartDifference(name: "", expected: $0, actual: nil) }
      + sorted(unexpected).map { PartDifference(name: "", expected: nil, actual: $0) }
  }

  private static func unpaired(
    _ expected: any Container, _ actual: any Container
  ) -> (first: [Any], second: [Any]) {
    if PlainType.isPlain(type(of: expected)),
      let missing = (expected as? any PlainSet)?.elements(notIn: actual),
      let unexpected = (actual as? any PlainSet)?.elements(notIn: expected)
    {
      return (missing, unexpected)
    }
    return Pairing.unpaired(expected.parts, actual.parts, limit: searchLimit) {
      Comparison.matches($0, $1)
    }
  }

  private static func sorted(_ elements: [Any]) -> [Any] {
    elements.map { (element: $0, text: ValueText.describe($0)) }.sorted { $0.text < $1.text }
      .map(\.element)
  }

  /// Returns the entries that differ, sorted by their keys; if there are very many, not all of
  /// them.
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
}

/// A set whose elements are compared only by `==`.
private protocol PlainSet {
  /// Returns the elements that another set lacks, or `nil` if it isn't a set of the same type.
  func elements(notIn other: Any) -> [Any]?
}

extension Set: PlainSet {
  fileprivate func elements(notIn other: Any) -> [Any]? {
    guard type(of: other) == Self.self else { return nil }
    return (other as? Self).map { Array(subtracting($0)) }
  }
}
