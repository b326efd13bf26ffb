/// Says what a matcher matches, and why an argument does not match.
enum ArgumentText {
  static func describe(_ argument: Argument) -> String {
    switch argument.rule {
    case .anything: "anything"
    case .nonNil: "not nil"
    case .isNil: "nil"
    case .pass(let predicate): predicate.name ?? anonymous(predicate)
    case .equal(let value, _): "equal to \(ValueText.describe(value.value))"
    case .identical(let object): "identical to \(ValueText.describe(object.value))"
    case .ofType(let predicate): "of type \(TypeText.describe(predicate.type))"
    case .inRange(let bounds, _): "in \(describe(bounds))"
    case .prefix(let prefix): "starting with \(ValueText.describe(prefix))"
    case .suffix(let suffix): "ending with \(ValueText.describe(suffix))"
    case .regex(let pattern?, _): "matching /\(pattern)/"
    case .regex(nil, _): "matching a regular expression"
    case .containing(let matchers): "containing \(join(matchers, "and"))"
    case .count(0): "empty"
    case .count(let count): "of count \(count)"
    case .property(let property, let matcher):
      "\(TypeText.describe(property.owner)) whose \(property.path) is \(part(matcher))"
    case .not(let matcher): "not \(part(matcher))"
    case .all(let matchers): join(matchers, "and")
    case .any(let matchers): join(matchers, "or")
    case .oneOf(let values):
      "one of \(values.map(MatcherText.describe).joined(separator: ", "))"
    }
  }

  /// A line on an argument that does not match, or one for each thing that is wrong with it.
  ///
  /// - Parameters:
  ///   - argument: What it should have been.
  ///   - actual: What it is.
  ///   - name: Its name in the call.
  ///   - path: The property of the argument that is meant, such as `.trail.ascent`.
  /// - Returns: `trail: \.ascent: expected in 500..., received 140`.
  static func mismatch(
    _ argument: Argument, _ actual: Any?, name: String, path: String = ""
  ) -> [String] {
    let label = path.isEmpty ? name : "\(name): \\\(path)"
    switch argument.rule {
    case .property(let property, let matcher):
      guard let value = property.value(of: actual) else { break }
      let path = path + property.path.dropFirst()
      if case .argument(let argument) = matcher {
        return mismatch(argument, value.value, name: name, path: path)
      }
      return MatcherText.mismatch(matcher, value.value, name: "\(name): \\\(path)")
    case .all(let matchers):
      return matchers.filter { !$0.matches(actual) }.flatMap { matcher in
        if case .argument(let argument) = matcher {
          return mismatch(argument, actual, name: name, path: path)
        }
        return MatcherText.mismatch(matcher, actual, name: label)
      }
    default:
      break
    }
    return ["\(label): \(reason(argument, actual))"]
  }

  /// `expected 7, received 8`.
  private static func reason(_ argument: Argument, _ actual: Any?) -> String {
    let expected = "expected \(describe(argument))"
    let received = "received \(ValueText.describe(actual))"
    switch argument.rule {
    case .ofType, .property:
      return "\(expected), received \(ValueText.describeWithType(actual))"
    case .inRange(_, let predicate) where isOfAnotherType(actual, than: predicate.type):
      return "\(expected) (\(TypeText.describe(predicate.type))), "
        + "received \(ValueText.describeWithType(actual))"
    case .any, .oneOf, .all, .containing:
      // What looks alike is told apart by its type.
      guard argument.nearlyMatches(actual) else { break }
      return "\(expected), received \(ValueText.describeWithType(actual))"
    case .count:
      let count = Elements.count(of: actual).map { " of count \($0)" } ?? ""
      return "\(expected), \(received)\(count)"
    default:
      break
    }
    if case .containing(let matchers) = argument.rule {
      let missing = matchers.filter { !Elements.has($0, in: actual) }
      if missing.count < matchers.count {
        return "\(expected), \(received) without \(join(missing, "or"))"
      }
    }
    return "\(expected), \(received)"
  }

  private static func anonymous(_ predicate: Argument.Predicate) -> String {
    predicate.type == Any?.self
      ? "what passes a closure" : "\(TypeText.describe(predicate.type)) that passes a closure"
  }

  private static func isOfAnotherType(_ value: Any?, than expected: any Any.Type) -> Bool {
    Optionals.flatten(value).map { type(of: $0) != expected } ?? false
  }

  private static func describe(_ bounds: Bounds) -> String {
    let lower = bounds.lower.map { ValueText.describe($0.value) } ?? ""
    let upper = bounds.upper.map { ValueText.describe($0.value) } ?? ""
    return "\(lower)\(bounds.includesUpper ? "..." : "..<")\(upper)"
  }

  private static func join(_ matchers: [ArgumentMatcher], _ word: String) -> String {
    let parts = matchers.count == 1 ? matchers.map(MatcherText.describe) : matchers.map(part)
    return parts.joined(separator: " \(word) ")
  }

  /// A matcher inside of another one, in parentheses where it consists of several.
  private static func part(_ matcher: ArgumentMatcher) -> String {
    let text = MatcherText.describe(matcher)
    guard case .argument(let argument) = matcher else { return text }
    switch argument.rule {
    case .all(let parts) where parts.count > 1, .any(let parts) where parts.count > 1,
      .containing(let parts) where parts.count > 1:
      return "(\(text))"
    case .property:
      return "(\(text))"
    default:
      return text
    }
  }
}

extension Argument: CustomStringConvertible {
  /// The words that stand for the argument in a failure.
  public var description: String { ArgumentText.describe(self) }
}
