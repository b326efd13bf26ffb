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
  /// The number of comparisons that are left.
  ///
  /// Like the depth, it is limited because a value may contain itself. What is alike up to there
  /// counts as alike.
  private var remaining = 10_000

  package static func areAlike(_ specified: Any?, _ actual: Any?) -> Bool {
    var search = LookAlike()
    return search.areAlike(specified, actual, depth: 0)
  }

  private mutating func areAlike(_ specified: Any?, _ actual: Any?, depth: Int) -> Bool {
    remaining -= 1
    guard remaining > 0, depth < Comparison.depthLimit else { return true }
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
    let partDepth = shape.isOrdered ? depth + 1 : depth + 2
    let areParts = shape.matches(Shape(actual)) { part, other in
      Comparison.matches(part, other) || areAlike(part, other, depth: partDepth)
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

  /// Returns what an argument of another type stands for: the same number, or the same text.
  ///
  /// Text is what prints in quotation marks, and a number is what prints as one.
  static func converted<Value>(_ argument: Any?, to type: Value.Type) -> Value? {
    if let number = Number.convert(argument, to: type) { return number }
    guard let argument = Optionals.flatten(argument), argument is any CustomStringConvertible else {
      return nil
    }
    let isText = ValueText.describe(argument).hasPrefix("\"")
    let target = Optionals.flatten(type: type)
    if isText, target == String.self { return Cast.value("\(argument)", as: type) }
    guard !isText, target is any Numeric.Type,
      let target = target as? any LosslessStringConvertible.Type
    else { return nil }
    return target.init("\(argument)").flatMap { Cast.value($0, as: type) }
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
