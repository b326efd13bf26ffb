/// Says what an argument should have been, and why another one is not.
enum MatcherText {
  static func describe(_ matcher: ArgumentMatcher) -> String {
    switch matcher {
    case .argument(let argument): argument.description
    case .captor: "a captured argument"
    case .value(let value): ValueText.describe(value.value)
    }
  }

  /// `expected 7, received 8`; the arguments are known not to match.
  static func mismatch(_ matcher: ArgumentMatcher, _ actual: Any?) -> String {
    let expected = describe(matcher)
    let received = ValueText.describe(actual)
    guard case .value(let specified) = matcher, expected == received else {
      return "expected \(expected), received \(received)"
    }
    return sameText(specified.value, actual)
  }

  /// Two values that print alike and still do not match.
  private static func sameText(_ specified: Any?, _ actual: Any?) -> String {
    guard let expected = Optionals.flatten(specified), let received = Optionals.flatten(actual)
    else { return "expected \(ValueText.describe(specified)), received the same text" }
    if type(of: expected) != type(of: received) {
      return "expected \(ValueText.describeWithType(expected)), "
        + "received \(ValueText.describeWithType(received))"
    }
    if Equality.isEqual(expected, received) {
      return "expected \(ValueText.describe(expected)), received an equal but different object; "
        + "to compare with ==, use Argument.equal(to:)"
    }
    return "expected \(ValueText.describe(expected)), received one that prints alike but differs"
  }
}

extension Argument: CustomStringConvertible {
  /// The words that stand for the argument in a failure.
  public var description: String {
    switch rule {
    case .anything: "anything"
    case .nonNil: "not nil"
    case .isNil: "nil"
    case .pass(let predicate): predicate.name ?? "\(predicate.type) that passes a closure"
    case .equal(let value, _): "equal to \(ValueText.describe(value.value))"
    case .identical(let object): "identical to \(ValueText.describe(object.value))"
    }
  }
}
