/// Recognizes values that look the same to a person but don't match.
///
/// A test that specifies one and receives the other contains a mistake. For example, `with: 5`
/// specifies an `Int`, even if the member's parameter has another type. `NaN` equals nothing, and a
/// new object matches only itself. So if the fake received a look-alike, an assertion must not
/// conclude that the specified call wasn't made.
///
/// Part by part, two values look alike if they are equal, if they are equal numbers of any types, if
/// they are objects that are `==`, or if they have different types and print the same. If two values
/// have one type with its own `==`, its result is final.
package struct LookAlike {
  /// The maximum depth of nested parts that are compared.
  ///
  /// Like the number of comparisons in `remaining`, it is limited because a value may contain
  /// itself. What is alike up to there counts as alike.
  private static let depthLimit = 120
  private var remaining = 10_000

  package static func areAlike(_ specified: Any?, _ actual: Any?) -> Bool {
    var search = LookAlike()
    return search.areAlike(specified, actual, depth: 0)
  }

  private mutating func areAlike(_ specified: Any?, _ actual: Any?, depth: Int) -> Bool {
    remaining -= 1
    guard remaining > 0, depth < Self.depthLimit else { return true }
    guard let specified = Optionals.flatten(specified).map(HashableBox.unbox),
      let actual = Optionals.flatten(actual).map(HashableBox.unbox)
    else { return Optionals.flatten(specified) == nil && Optionals.flatten(actual) == nil }
    if Comparison.matches(specified, actual) || Self.areEqualNumbers(specified, actual) {
      return true
    }
    if Identity.object(specified) != nil, Identity.object(actual) != nil {
      return Equality.isEqual(specified, actual)
    }
    let haveOneType = type(of: specified) == type(of: actual)
    // A type that has its own `==` has the last word about its values.
    if haveOneType, specified is any Equatable, !(specified is any Container) { return false }
    let shape = Shape(specified)
    if case .fields = shape, !haveOneType { return Self.printTheSame(specified, actual) }
    let areParts = shape.matches(Shape(actual)) { part, other in
      Comparison.matches(part, other) || areAlike(part, other, depth: depth + 1)
    }
    return areParts || !haveOneType && Self.printTheSame(specified, actual)
  }

  private static func areEqualNumbers(_ specified: Any, _ actual: Any) -> Bool {
    let areNaN = [specified, actual].allSatisfy { ($0 as? any FloatingPoint)?.isNaN ?? false }
    func isEqual<Actual>(_ actual: Actual) -> Bool {
      Number.convert(specified, to: Actual.self).map { Equality.isEqual($0, actual) } ?? false
    }
    return areNaN || _openExistential(actual, do: isEqual)
  }

  /// Whether values of different types print the same, if their types describe them or have the same
  /// name, such as the `User` of two modules.
  private static func printTheSame(_ specified: Any, _ actual: Any) -> Bool {
    let values = [specified, actual]
    // Texts of long lists leave out what differs in the middle.
    if let list = specified as? any Container, let other = actual as? any Container,
      type(of: list).kind == type(of: other).kind
    {
      return false
    }
    let names = values.map { TypeText.describe(typeOf: $0) }
    guard values.allSatisfy({ $0 is any CustomStringConvertible }) || names[0] == names[1] else {
      return false
    }
    return ValueText.describe(specified) == ValueText.describe(actual)
  }
}
