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
package enum Comparison {
  /// The maximum depth of nested parts that are compared.
  ///
  /// No test specifies deeper values on purpose. But a linked list may be made of nested enums, and
  /// comparing it must not crash the process, even on a thread with a small stack.
  static let depthLimit = 120

  package static func matches(_ specified: Any?, _ actual: Any?) -> Bool {
    test(for: specified)(actual)
  }

  /// Finds the rule for a specified value.
  ///
  /// - Returns: A function that returns whether an argument matches by that rule.
  static func test(for specified: Any?) -> (Any?) -> Bool {
    guard let specified = Optionals.flatten(specified) else {
      return { Optionals.flatten($0) == nil }
    }
    let rule = Rule(HashableBox.unbox(specified))
    return { actual in
      Optionals.flatten(actual).map { matches(rule, HashableBox.unbox($0), depth: 0) } ?? false
    }
  }

  private static func matches(_ rule: Rule, _ actual: Any, depth: Int) -> Bool {
    guard depth < depthLimit else { return false }
    return switch rule {
    case .matcher(let matcher): matcher.matches(actual)
    case .container(let specified, let isPlain):
      // An `[Int]` may have been specified as `[Any]` or `[Int?]`, or the other way around.
      isPlain && type(of: specified) == type(of: actual)
        ? Equality.isEqual(specified, actual) : matches(specified, actual, depth: depth)
    case .whole(let matches): matches(actual)
    case .parts(let specified, let type):
      (type == nil || type == Swift.type(of: actual))
        && specified.matches(Shape(actual)) { matchesPart($0, $1, depth: depth) }
    case .incomparable: false
    }
  }

  private static func matches(_ specified: any Container, _ actual: Any, depth: Int) -> Bool {
    guard let actual = actual as? any Container, type(of: specified).kind == type(of: actual).kind
    else { return false }
    // If both are empty, only the types distinguish an `[Int]` from a `[String]`.
    if specified.isEmpty, actual.isEmpty {
      return TypeAgreement.agree(type(of: specified), type(of: actual))
    }
    let shape = specified.shape
    // Pairing the elements of a set or the entries of a dictionary takes more of the stack.
    let depth = shape.isOrdered ? depth : depth + 1
    return shape.matches(actual.shape) { matchesPart($0, $1, depth: depth) }
  }

  /// Compares two parts; a part that is `nil` still has the type of its optional.
  private static func matchesPart(_ specified: Any, _ actual: Any, depth: Int) -> Bool {
    switch (Optionals.flatten(specified), Optionals.flatten(actual)) {
    case (nil, nil):
      return TypeAgreement.agree(type(of: specified), type(of: actual))
    case (let specified?, let actual):
      let rule = Rule(HashableBox.unbox(specified))
      // A matcher decides about `nil` too.
      if case .matcher(let matcher) = rule { return matcher.matches(actual) }
      return actual.map { matches(rule, HashableBox.unbox($0), depth: depth + 1) } ?? false
    default:
      return false
    }
  }

  /// Why a specified value can't be compared, or `nil` if it can.
  ///
  /// It depends on the specified value alone, so a mistake is found regardless of the calls.
  package static func mistake(in specified: Any?) -> ArgumentMistake.Reason? {
    Optionals.flatten(specified).flatMap { mistake(in: $0, whole: $0, depth: 0) }
  }

  private static func mistake(
    in specified: Any?, whole: Any, depth: Int
  ) -> ArgumentMistake.Reason? {
    guard let specified = Optionals.flatten(specified) else { return nil }
    guard depth < depthLimit else { return .tooDeep(type(of: whole)) }
    let value = HashableBox.unbox(specified)
    switch Rule(value) {
    case .matcher(let matcher):
      // Only the arguments themselves are passed to captors, and only they have a rest.
      if depth > 0, matcher.hasRest { return .misplacedRest }
      return depth > 0 && matcher.hasCaptors ? .misplacedCaptor : matcher.partMistake
    case .whole, .container(_, isPlain: true):
      return nil
    case .container, .parts:
      // Not `lazy`, which would visit the first part twice, and the parts inside it four times.
      let shape = Shape(value)
      for part in shape.parts {
        let depth = shape.isOrdered ? depth + 1 : depth + 2
        if let mistake = mistake(in: part, whole: whole, depth: depth) { return mistake }
      }
      return nil
    case .incomparable:
      return .incomparable(type(of: specified), in: type(of: whole))
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
      if let matcher = Argument(matcher: specified) {
        self = .matcher(matcher)
      } else if let container = specified as? any Container {
        self = .container(container, isPlain: PlainType.isPlain(type(of: specified)))
      } else if let specified = specified as? any SpryEquatable {
        self = .whole(specified.isEqual(toArgument:))
      } else if let object = Identity.object(specified) {
        self = .whole { Identity.object($0).map { Identity.areOne(object, $0) } ?? false }
      } else if let type = specified as? any Any.Type {
        self = .whole { $0 as? any Any.Type == type }
      } else if specified is any Equatable {
        self = .whole { Equality.isEqual(specified, $0) }
      } else if specified is any RegexComponent {
        self = .incomparable
      } else {
        let shape = Shape(specified)
        self =
          switch shape {
          case .tuple: .parts(shape, of: nil)
          case .enumCase, .fields: .parts(shape, of: type(of: specified))
          default: .incomparable
          }
      }
    }
  }
}
