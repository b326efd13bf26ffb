extension PartDifference {
  /// Compares lists by their elements in order, sets by their elements, dictionaries by their keys,
  /// and other values by the names of their parts.
  static func between(_ expected: Any, _ actual: Any, limit: Int) -> [PartDifference] {
    guard let expected = expected as? any Container, let actual = actual as? any Container
    else { return inParts(expected, actual) }
    guard type(of: expected).kind == type(of: actual).kind else { return [] }
    switch (expected.shape, actual.shape) {
    case (.list, .list): return inLists(expected, actual, limit: limit)
    case (.set, .set): return inSets(expected, actual)
    case (.entries(let entries), .entries(let others)): return inEntries(entries, others)
    default: return []
    }
  }

  /// Pairs the parts of two tuples, or of two structs or cases of one type, by their names.
  ///
  /// Anything else is compared as a whole, and so is a struct with its own description unless
  /// `describesItself` is `true`.
  static func inParts(
    _ expected: Any, _ actual: Any, describesItself: Bool = false
  ) -> [PartDifference] {
    let isOfOneType = type(of: expected) == type(of: actual)
    let describesItself = describesItself || !(expected is any CustomStringConvertible)
    return switch (Shape(presenting: expected), Shape(presenting: actual)) {
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
}
