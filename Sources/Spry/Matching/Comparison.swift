/// The rules by which a specified value is compared with an argument of a call.
///
/// Optionals around both values are removed first. Then the first rule that applies to the
/// specified value decides:
///
/// 1. `nil` equals `nil` only.
/// 2. Arrays, sets, dictionaries, tuples, and `Result` are compared part by part, by these rules.
/// 3. ``SpryEquatable`` types decide for themselves.
/// 4. Class instances are compared by identity; key paths are values.
/// 5. Metatypes are compared by identity.
/// 6. `Equatable` values of the same type are compared with `==`.
/// 7. Enums without `==` must have the same type and case; their payloads are compared by these
///    rules.
/// 8. Structs without `==` must have the same type; their stored properties are compared by these
///    rules.
/// 9. Anything else can't be compared; see ``mistake(in:)``.
///
/// A matcher among the parts of a specified value decides by itself, about `nil` too.
///
/// The same walk finds values that only look alike, which ``LookAlike`` decides about those that
/// don't match.
package struct Comparison {
  /// The maximum depth of nested parts that are compared.
  ///
  /// No test specifies deeper values on purpose. But a linked list may be made of nested enums, and
  /// comparing it must not crash the process, even on a thread with a small stack.
  static let depthLimit = 120

  /// Whether values match that only look alike.
  private let isLoose: Bool
  /// The number of look-alikes that may still be looked for.
  ///
  /// It is limited because sets are searched for them. What is alike up to there counts as alike.
  private var remaining = 10_000

  package static func matches(_ specified: Any?, _ actual: Any?) -> Bool {
    test(for: specified)(actual)
  }

  /// Whether an argument matches a specified value, or looks as if it should.
  package static func areAlike(_ specified: Any?, _ actual: Any?) -> Bool {
    var comparison = Comparison(isLoose: true)
    return comparison.match(part: specified as Any, actual as Any, depth: 0)
  }

  /// Finds the rule for a specified value.
  ///
  /// - Returns: A function that returns whether an argument matches by that rule.
  static func test(for specified: Any?) -> (Any?) -> Bool {
    guard let value = Optionals.flatten(specified).map(HashableBox.unbox)
    else { return { Optionals.flatten($0) == nil } }
    let rule = Rule(value)
    return { actual in
      var comparison = Comparison(isLoose: false)
      return comparison.matches(value, by: rule, Optionals.flatten(actual), depth: 0)
    }
  }

  private mutating func matches(
    _ specified: Any, by rule: Rule, _ actual: Any?, depth: Int
  ) -> Bool {
    guard depth < Self.depthLimit else { return isLoose }
    // A matcher decides about `nil` too.
    if case .matcher(let matcher) = rule { return matcher.matches(actual, loosely: isLoose) }
    guard let actual = actual.map(HashableBox.unbox) else { return false }
    let isMatch =
      switch rule {
      case .container(let specified, let isPlain): match(specified, isPlain, actual, depth)
      case .whole(let matches): matches(actual)
      case .parts(let shape, let type):
        (type == nil || type == Swift.type(of: actual))
          && shape.matches(Shape(actual)) { match(part: $0, $1, depth: depth + 1) }
      case .matcher, .incomparable: false
      }
    if isMatch || !isLoose { return isMatch }
    remaining -= 1
    return remaining < 0 || LookAlike.areAlike(specified, actual)
  }

  private mutating func match(
    _ specified: any Container, _ isPlain: Bool, _ actual: Any, _ depth: Int
  ) -> Bool {
    // An `[Int]` may have been specified as `[Any]` or `[Int?]`, or the other way around.
    if isPlain, type(of: specified) == type(of: actual) {
      let isEqual = EqualsOperator.areEqual(specified, actual)
      if isEqual || !isLoose { return isEqual }
    }
    guard let actual = actual as? any Container, type(of: specified).kind == type(of: actual).kind
    else { return false }
    // If both are empty, only the types distinguish an `[Int]` from a `[String]`.
    if specified.isEmpty, actual.isEmpty {
      return isLoose || TypeAgreement.agree(type(of: specified), type(of: actual))
    }
    let shape = specified.shape
    return shape.matches(actual.shape) { match(part: $0, $1, depth: depth + shape.depth) }
  }

  /// Compares two parts; a part that is `nil` still has the type of its optional.
  private mutating func match(part specified: Any, _ actual: Any, depth: Int) -> Bool {
    let actualValue = Optionals.flatten(actual)
    guard let value = Optionals.flatten(specified).map(HashableBox.unbox) else {
      return actualValue == nil
        && (isLoose || TypeAgreement.agree(type(of: specified), type(of: actual)))
    }
    return matches(value, by: Rule(value), actualValue, depth: depth)
  }

  /// Why a specified value can't be compared, or `nil` if it can.
  ///
  /// It depends on the specified value alone, so a mistake is found regardless of the calls.
  package static func mistake(
    in specified: Any?, whole: Any? = nil, depth: Int = 0
  ) -> ArgumentMistake.Reason? {
    guard let specified = Optionals.flatten(specified) else { return nil }
    let whole = whole ?? specified
    guard depth < depthLimit else { return .tooDeep(type(of: whole)) }
    let value = HashableBox.unbox(specified)
    switch Rule(value) {
    case .matcher(let matcher):
      // Only the arguments themselves are passed to captors.
      return depth > 0 && matcher.hasCaptors ? .misplacedCaptor : matcher.mistake
    case .whole, .container(_, isPlain: true): return nil
    case .container, .parts:
      // Not `lazy`, which would visit the first part twice, and the parts inside it four times.
      let shape = Shape(value)
      for part in shape.parts {
        let depth = depth + shape.depth
        if let mistake = mistake(in: part, whole: whole, depth: depth) { return mistake }
      }
      return nil
    case .incomparable: return .incomparable(type(of: specified), in: type(of: whole))
    }
  }

  /// The rule that applies to a specified value.
  private enum Rule {
    case matcher(Argument)
    /// If the container is plain, `==` on the whole gives the same result faster.
    case container(any Container, isPlain: Bool)
    /// A value that isn't taken apart, as the function that compares it.
    case whole((Any) -> Bool)
    /// A tuple, or a struct or the case of an enum, which must have the same type.
    case parts(Shape, of: (any Any.Type)?)
    case incomparable

    init(_ specified: Any) {
      switch specified {
      case let matcher as any Matcher: self = .matcher(matcher.untyped)
      case let container as any Container:
        self = .container(container, isPlain: PlainType.isPlain(type(of: specified)))
      case let specified as any SpryEquatable: self = .whole(specified.isEqual(toArgument:))
      case _ where Identity.object(specified) != nil:
        self = .whole { Identity.areOne(specified, $0) }
      case let type as any Any.Type: self = .whole { $0 as? any Any.Type == type }
      case is any Equatable: self = .whole { EqualsOperator.areEqual(specified, $0) }
      default:
        let shape = Shape(specified)
        switch shape {
        case .tuple: self = .parts(shape, of: nil)
        case .enumCase, .fields: self = .parts(shape, of: type(of: specified))
        default: self = .incomparable
        }
      }
    }
  }
}
