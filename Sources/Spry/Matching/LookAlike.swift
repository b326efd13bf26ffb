/// Recognizes values that look the same to a person but don't match.
///
/// A test that specifies one and receives the other contains a mistake. For example, `with: 5`
/// specifies an `Int`, even if the member's parameter has another type. `NaN` equals nothing, and a
/// new object matches only itself. So if the fake received a look-alike, an assertion must not
/// conclude that the specified call wasn't made.
///
/// Part by part, two values look alike if they are equal, if they are equal numbers of any types,
/// if they are objects that are `==`, or if they have different types and print the same. If two
/// values have one type with its own `==`, its result is final.
package enum LookAlike {
  /// Whether two values look alike that don't match, and neither do their parts.
  static func areAlike(_ specified: Any, _ actual: Any) -> Bool {
    if areEqualNumbers(specified, actual) { return true }
    let objects = [specified, actual].compactMap(Identity.object)
    if objects.count == 2 { return EqualsOperator.areEqual(objects[0], objects[1]) }
    // A type has the last word about its own values.
    return type(of: specified) != type(of: actual) && printTheSame(specified, actual)
  }

  private static func areEqualNumbers(_ specified: Any, _ actual: Any) -> Bool {
    let numbers = [specified, actual].compactMap { $0 as? any Numeric & Hashable }
    guard numbers.count == 2 else { return false }
    // `AnyHashable` knows the numbers of the standard library only.
    return AnyHashable(numbers[0]) == AnyHashable(numbers[1])
      || text(of: numbers[0]) == text(of: numbers[1])
  }

  private static func printTheSame(_ specified: Any, _ actual: Any) -> Bool {
    let values = [specified, actual]
    // A custom mirror is code of the test's, and a type that has one rarely prints like another.
    let areQuiet = values.allSatisfy {
      $0 is any CustomStringConvertible || !($0 is any CustomReflectable)
    }
    // Texts of long lists leave out what differs in the middle.
    let kinds = values.map { ($0 as? any Container).map { type(of: $0).kind } }
    let areLists = kinds[0] != nil && kinds[0] == kinds[1]
    return areQuiet && !areLists && ValueText.describe(specified) == ValueText.describe(actual)
  }

  /// Returns what an argument of another type stands for: the same number, or the same text.
  ///
  /// Text is what prints in quotation marks, and a number is what prints as one.
  package static func converted(_ argument: Any?, to type: any Any.Type) -> Any? {
    guard let argument = Optionals.flatten(argument), argument is any CustomStringConvertible,
      let target = Optionals.flatten(type: type) as? any LosslessStringConvertible.Type
    else { return nil }
    let isText = ValueText.describe(argument).hasPrefix("\"")
    guard isText ? target == String.self : target is any Numeric.Type else { return nil }
    return target.init(text(of: argument))
  }

  /// The text of a value, which for a number that is whole has no fraction.
  private static func text(of value: Any) -> String {
    let text = "\(value)"
    return value is any Numeric && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
