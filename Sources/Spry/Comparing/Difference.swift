/// Where two values differ, part by part.
struct Difference {
  /// How a part differs.
  enum Kind {
    /// The values differ as a whole. They may be inside a struct or an enum.
    case values(Any?, Any?, in: Any?)
    case strings(String, String)
    /// Only one of the values has the part.
    case missing(Any)
    case unexpected(Any)
    /// There are more differences than are listed.
    case more
  }

  /// What differs, in order.
  ///
  /// The path is a part's place in the whole: `user.address.city`.
  private(set) var items: [(path: String, kind: Kind)] = []
  /// The maximum number of differing parts that are listed.
  private let limit = 10
  /// The depth to which parts of parts are compared; deeper values are compared as a whole.
  ///
  /// A custom mirror may claim that the value contains itself.
  private static func depthLimit(of value: Any) -> Int {
    value is any CustomReflectable && !(value is any Container) ? 10 : Comparison.depthLimit
  }

  /// Compares two values that are known to differ.
  ///
  /// - Parameters:
  ///   - expected: The value that was specified.
  ///   - actual: The value that was received.
  ///   - path: The name of the whole value.
  init(_ expected: Any?, _ actual: Any?, path: String) {
    compare(expected, actual, path, depth: 0)
    if items.count > limit { items[limit...] = [(path, .more)] }
  }

  /// Compares the values, or parts of them, which are inside the outermost struct or enum, if any.
  private mutating func compare(
    _ expected: Any?, _ actual: Any?, _ path: String, depth: Int, in whole: Any? = nil
  ) {
    let (expected, actual) = (Optionals.flatten(expected), Optionals.flatten(actual))
    if items.count > limit || Comparison.matches(expected, actual) { return }
    let texts = Self.texts([expected, actual])
    if texts.count == 2 { return append(path, .strings(texts[0], texts[1])) }
    guard let expected, let actual, depth < Self.depthLimit(of: expected)
    else { return append(path, .values(expected, actual, in: whole)) }
    // The `==` of the whole doesn't compare objects by identity.
    if whole is any Equatable, EqualsOperator.areEqual(expected, actual) { return }
    if Self.areWhole(expected, actual) { return append(path, .values(expected, actual, in: whole)) }
    let before = items.count
    var whole = whole
    switch Shape(presenting: expected) {
    case .fields, .enumCase: whole = whole ?? expected
    default: break
    }
    append(PartDifference.between(expected, actual, limit: limit + 1), path, depth, whole)
    // A value that describes itself may omit what differs.
    if items.count == before, ValueText.describe(expected) == ValueText.describe(actual) {
      let parts = PartDifference.between(expected, actual, limit: limit + 1, describesItself: true)
      append(parts, path, depth, whole)
    }
    // The parts are equal, so the values differ by their own `==`.
    if items.count == before { append(path, .values(expected, actual, in: whole)) }
  }

  private mutating func append(
    _ differences: [PartDifference], _ path: String, _ depth: Int, _ whole: Any?
  ) {
    for difference in differences where items.count <= limit {
      let path = path + difference.name
      if let expected = difference.expected, let actual = difference.actual {
        compare(expected, actual, path, depth: depth + 1, in: whole)
      } else {
        append(path, difference.kind)
      }
    }
  }

  private mutating func append(_ path: String, _ kind: Kind) { items.append((path, kind)) }
}
