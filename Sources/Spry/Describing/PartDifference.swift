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

  /// The maximum number of parts of sets and dictionaries that are compared one by one.
  ///
  /// Printing a failure must not take longer than a reader waits.
  private static let searchLimit = 20_000

  /// Returns the missing and unexpected elements, or those that differ at their index if they are
  /// fewer.
  static func inLists(
    _ expected: any Container, _ actual: any Container, limit: Int
  ) -> [PartDifference] {
    let parts = expected.shape.parts
    let others = actual.shape.parts
    let isPlain = type(of: expected) == type(of: actual) && PlainType.isPlain(type(of: expected))
    let matches = { (index: Int, other: Int) -> Bool in
      isPlain
        ? Equality.isEqual(parts[index], others[other])
        : Comparison.matches(parts[index], others[other])
    }
    let count = min(parts.count, others.count)
    let start = (0..<count).first { !matches($0, $0) } ?? count
    let script = EditScript(parts.count, others.count, commonPrefix: start, matches: matches)
    let most = max(limit, (script?.edits.count ?? 0) + 1)
    let differing = (start..<count).lazy.filter { !matches($0, $0) }
    let atIndices = atIndices(parts, others, differing.prefix(most), limit: most)
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
  ///
  /// A missing and an unexpected element with the same description are paired, so that their types
  /// are shown.
  static func inSets(_ expected: any Container, _ actual: any Container) -> [PartDifference] {
    let (missing, unexpected) = Pairing.unpaired(
      expected.shape.parts, actual.shape.parts, limit: searchLimit
    ) { Comparison.matches($0, $1) }
    var others = Dictionary(grouping: unexpected) { ValueText.describe($0) }
    let differences = sorted(missing).map { text, element in
      PartDifference(name: "", expected: element, actual: others[text]?.popLast())
    }
    return differences
      + sorted(others.values.joined()).map { PartDifference(name: "", expected: nil, actual: $1) }
  }

  private static func sorted(_ elements: some Sequence<Any>) -> [(text: String, element: Any)] {
    elements.map { (ValueText.describe($0), $0) }.sorted { $0.text < $1.text }
  }

  /// Returns the entries that differ, sorted by their keys; if there are very many, not all of
  /// them.
  static func inEntries<Entries: Collection<(key: Any, value: Any)>>(
    _ expected: Entries, _ actual: Entries
  ) -> [PartDifference] {
    let others = Dictionary(
      actual.compactMap { entry in HashableBox.box(entry.key).map { ($0, entry.value) } },
      uniquingKeysWith: { first, _ in first })
    var differences: [PartDifference] = []
    var found: Set<AnyHashable> = []
    for (key, value) in expected where differences.count < searchLimit {
      guard let hashable = HashableBox.box(key) else { continue }
      found.insert(hashable)
      let other = others[hashable]
      if let other, Comparison.matches(value, other) { continue }
      differences.append(difference(key, expected: value, actual: other))
    }
    for (key, value) in actual where differences.count < searchLimit {
      guard let hashable = HashableBox.box(key), !found.contains(hashable) else { continue }
      differences.append(difference(key, expected: nil, actual: value))
    }
    return differences.sorted { $0.name < $1.name }
  }

  private static func difference(_ key: Any, expected: Any?, actual: Any?) -> PartDifference {
    PartDifference(name: "[\(ValueText.describe(key))]", expected: expected, actual: actual)
  }
}

/// The fewest changes that turn one list into another: missing, unexpected and changed elements.
///
/// Lists with more than a few changes have no script.
struct EditScript {
  /// One change, in the order of the lists.
  enum Edit: Equatable {
    /// An element of the first list that the second one lacks.
    case missing(Int)
    /// An element of the second list that the first one lacks.
    case unexpected(Int)
    /// An element of the first list that is replaced by another in the second one.
    case changed(Int, Int)
  }

  /// The maximum number of missing and unexpected elements.
  private static let limit = 20

  /// The maximum number of elements, in both lists together, between the common beginning and the
  /// common end.
  ///
  /// The standard library compares elements about as often as half of its square if the lists have
  /// nothing in common, which takes less than a second in a debug build.
  private static let sizeLimit = 800

  let edits: [Edit]

  /// Compares two lists, or returns `nil` if that takes too long or there are too many changes.
  ///
  /// - Parameters:
  ///   - count: The number of elements of the first list.
  ///   - otherCount: The number of elements of the second list.
  ///   - start: The number of elements that the lists have in common at the beginning.
  ///   - matches: Whether an element of the first list, by its index, matches one of the second.
  init?(
    _ count: Int, _ otherCount: Int, commonPrefix start: Int, matches: (Int, Int) -> Bool
  ) {
    guard abs(count - otherCount) <= Self.limit else { return nil }
    var (end, otherEnd) = (count, otherCount)
    while min(end, otherEnd) > start, matches(end - 1, otherEnd - 1) {
      end -= 1
      otherEnd -= 1
    }
    guard end + otherEnd - 2 * start <= Self.sizeLimit else { return nil }
    let difference = Array(start..<otherEnd).difference(from: Array(start..<end)) {
      matches($0, $1)
    }
    guard difference.count <= Self.limit else { return nil }
    edits = Self.edits(
      missing: difference.removals.map { start + $0.offset },
      unexpected: difference.insertions.map { start + $0.offset })
  }

  /// Merges the changes, and combines a missing and an unexpected element between the same neighbors
  /// into a changed one.
  private static func edits(missing: [Int], unexpected: [Int]) -> [Edit] {
    var edits: [Edit] = []
    var (removed, inserted) = (missing[...], unexpected[...])
    // What an index in the first list adds up to in the second one.
    var offset = 0
    while !removed.isEmpty || !inserted.isEmpty {
      let first = min(removed.first.map { $0 + offset } ?? .max, inserted.first ?? .max)
      let gone = run(in: &removed, from: first - offset)
      let new = run(in: &inserted, from: first)
      edits += zip(gone, new).map { .changed($0, $1) }
      edits += gone.dropFirst(new.count).map { .missing($0) }
      edits += new.dropFirst(gone.count).map { .unexpected($0) }
      offset += new.count - gone.count
    }
    return edits
  }

  /// Removes and returns the numbers that follow each other from a first one on.
  private static func run(in numbers: inout ArraySlice<Int>, from first: Int) -> [Int] {
    let run = zip(numbers, first...).prefix { $0 == $1 }.map(\.0)
    numbers = numbers.dropFirst(run.count)
    return run
  }
}

extension CollectionDifference.Change {
  /// The index of the element in its list.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
