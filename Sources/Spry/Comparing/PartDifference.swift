/// A part that differs, or that only one of two values has.
struct PartDifference {
  /// Its name, as written after the whole: `[2]`, `["key"]`, `.city`; empty in a set.
  let name: String
  /// `nil` if there is no such part.
  let expected: Any?
  let actual: Any?
  /// In a list, the index of the expected or unexpected element.
  var index: Int?

  /// How the values differ there.
  var kind: Difference.Kind {
    switch (expected, actual) {
    case (let expected?, let actual?): .values(expected, actual, in: nil)
    case (let expected?, nil): .missing(expected)
    case (nil, let actual): .unexpected(actual as Any)
    }
  }

  /// Compares lists by their elements in order, sets by their elements, dictionaries by their keys,
  /// and tuples, and structs or cases of one type, by the names of their parts.
  ///
  /// Anything else is compared as a whole, and so is a struct with its own description unless
  /// `describesItself` is `true`.
  static func between(
    _ expected: Any, _ actual: Any, limit: Int, describesItself: Bool = false
  ) -> [PartDifference] {
    let isOfOneType = type(of: expected) == type(of: actual)
    let describesItself = describesItself || !(expected is any CustomStringConvertible)
    let kinds = [expected, actual].map { ($0 as? any Container).map { type(of: $0).kind } }
    let (shape, other) = (Shape(presenting: expected), Shape(presenting: actual))
    return switch (shape, other) {
    case (.list, .list) where kinds[0] == kinds[1]:
      inLists(
        shape.parts, other.parts, limit: limit,
        arePlain: isOfOneType && PlainType.isPlain(type(of: expected)))
    case (.set, .set): inSets(shape.parts, other.parts)
    case (.entries(let entries), .entries(let others)): inEntries(entries, others)
    case (.tuple(let parts), .tuple(let others)): pairs(parts, others)
    case (.fields(let parts), .fields(let others)) where isOfOneType && describesItself:
      pairs(parts, others)
    case (.enumCase(let name, let parts), .enumCase(let otherName, let others)):
      isOfOneType && name == otherName ? pairs(parts, others, in: ".\(name)") : []
    default: []
    }
  }

  private static func pairs(
    _ parts: [Shape.Part], _ others: [Shape.Part], in caseName: String = ""
  ) -> [PartDifference] {
    let (parts, others) = (named(parts, in: caseName), named(others, in: caseName))
    // A value may have very many parts.
    let found = Dictionary(others, uniquingKeysWith: { first, _ in first })
    let names = Set(parts.map(\.name))
    return parts.map { PartDifference(name: $0.name, expected: $0.value, actual: found[$0.name]) }
      + others.filter { !names.contains($0.name) }
      .map { PartDifference(name: $0.name, expected: nil, actual: $0.value) }
  }

  /// Returns parts by their labels, or by their numbers if they have none.
  private static func named(
    _ parts: [Shape.Part], in caseName: String
  ) -> [(name: String, value: Any)] {
    if parts.count == 1, parts[0].label == nil { return [(caseName, parts[0].value)] }
    return parts.enumerated().map { index, part in
      ("\(caseName).\(part.label ?? "\(index)")", part.value)
    }
  }

  /// The maximum number of parts of sets and dictionaries that are compared one by one.
  ///
  /// Printing a failure must not take longer than a reader waits.
  private static let searchLimit = 20_000

  /// Returns the missing, unexpected and changed elements, or, if there are many of them, those
  /// that differ at their index.
  static func inLists(
    _ parts: [Any], _ others: [Any], limit: Int, arePlain: Bool
  ) -> [PartDifference] {
    // Of plain values, `==` says the same, faster.
    let areEqual = arePlain ? EqualsOperator.areEqual : { Comparison.matches($0, $1) }
    let matches = { (index: Int, other: Int) in areEqual(parts[index], others[other]) }
    func difference(_ index: Int?, _ other: Int?) -> PartDifference {
      let place = index ?? other ?? 0
      return PartDifference(
        name: "[\(place)]", expected: index.map { parts[$0] }, actual: other.map { others[$0] },
        index: place)
    }
    // Lists of very different lengths have more than a few edits.
    let isClose = abs(parts.count - others.count) <= editLimit
    let alignment = ListAlignment(
      parts.count, others.count, sizeLimit: isClose ? sizeLimit : 0, matches: matches)
    if alignment.differenceCount <= editLimit {
      return edits(alignment).prefix(limit).map(difference)
    }
    let common = min(parts.count, others.count)
    let differing = (0..<max(parts.count, others.count)).lazy
      .filter { $0 >= common || !matches($0, $0) }
    return differing.prefix(limit).map { index in
      difference(index < parts.count ? index : nil, index < others.count ? index : nil)
    }
  }

  /// Returns the missing elements of a set and then the unexpected ones, each sorted by
  /// description.
  ///
  /// A missing and an unexpected element with the same description are paired, so that their types
  /// are shown.
  private static func inSets(_ expected: [Any], _ actual: [Any]) -> [PartDifference] {
    let (missing, unexpected) = Pairing.unpaired(
      expected, actual, limit: searchLimit, Comparison.matches)
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
  private static func inEntries<Entries: Collection<(key: Any, value: Any)>>(
    _ expected: Entries, _ actual: Entries
  ) -> [PartDifference] {
    var others = Dictionary(
      actual.lazy.map { (HashableBox.box($0.key), $0) }, uniquingKeysWith: { first, _ in first })
    var differences: [PartDifference] = []
    for (key, value) in expected where differences.count < searchLimit {
      let other = others.removeValue(forKey: HashableBox.box(key))
      if let other, Comparison.matches(value, other.value) {
        // In `AnyHashable`, numbers of different types can be equal.
        if Comparison.matches(key, other.key) { continue }
        differences.append(PartDifference(name: " key", expected: key, actual: other.key))
      } else {
        differences.append(difference(key, value, other?.value))
      }
    }
    let unexpected = others.values.prefix(searchLimit - differences.count)
    differences += unexpected.map { difference($0.key, nil, $0.value) }
    return differences.sorted { $0.name < $1.name }
  }

  private static func difference(_ key: Any, _ expected: Any?, _ actual: Any?) -> PartDifference {
    PartDifference(name: "[\(ValueText.describe(key))]", expected: expected, actual: actual)
  }

  /// The maximum number of missing and unexpected elements; if there are more, elements are
  /// compared index by index.
  private static let editLimit = 20

  /// The maximum number of elements, in both lists together, between the common beginning and the
  /// common end.
  ///
  /// The standard library compares elements about as often as half of its square if the lists have
  /// nothing in common, which takes less than a second in a debug build.
  private static let sizeLimit = 800

  /// Returns the changes that turn one list into another, in order: the index of each missing
  /// element in the first list, and that of each unexpected one in the second; a changed element
  /// has both.
  private static func edits(_ alignment: ListAlignment) -> [(expected: Int?, actual: Int?)] {
    // A missing and an unexpected element between the same neighbors are a changed one.
    alignment.gaps.flatMap { missing, unexpected -> [(expected: Int?, actual: Int?)] in
      zip(missing, unexpected).map { ($0, $1) }
        + missing.dropFirst(unexpected.count).map { ($0, nil) }
        + unexpected.dropFirst(missing.count).map { (nil, $0) }
    }
  }
}
