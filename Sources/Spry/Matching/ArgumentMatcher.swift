/// What one argument of a call must be, made once from what the test specified.
package enum ArgumentMatcher: Sendable {
  case argument(Argument)
  case captor(ArgumentCaptor)
  /// A plain value, compared by the rules of ``Comparison``.
  case value(SpecifiedValue)

  package init(_ specified: Any?) {
    if let common = SpecifiedValue(common: specified) {
      self = .value(common)
    } else {
      self = ArgumentMatcher(matcher: specified) ?? .value(SpecifiedValue(specified))
    }
  }

  /// Returns `nil` for a plain value.
  init?(matcher specified: Any?) {
    if let argument = specified as? Argument {
      self = .argument(argument)
    } else if let captor = specified as? ArgumentCaptor {
      self = .captor(captor)
    } else if let object = specified as? Weakly {
      self = .value(SpecifiedValue(object))
    } else {
      return nil
    }
  }

  package func matches(_ actual: Any?) -> Bool {
    switch self {
    case .argument(let argument): argument.matches(actual)
    case .captor: true
    case .value(let specified): specified.matches(actual)
    }
  }

  /// Whether an argument matches, or at least looks as if it did; see ``LookAlike``.
  func nearlyMatches(_ actual: Any?) -> Bool {
    switch self {
    case .argument(let argument): argument.nearlyMatches(actual)
    case .captor: true
    case .value(let specified):
      specified.matches(actual) || LookAlike.areAlike(specified.value, actual)
    }
  }

  /// Whether some argument could fail to match.
  package var isCondition: Bool {
    switch self {
    case .argument(let argument): !argument.matchesEverything
    case .captor: false
    case .value: true
    }
  }

  /// The type that makes the specified value impossible to compare.
  package var incomparableType: (any Any.Type)? {
    switch self {
    case .argument(let argument): argument.incomparableType
    case .captor: nil
    case .value(let specified): specified.incomparableType
    }
  }

  /// Whether there is a captor for an argument that matches.
  package var hasCaptors: Bool {
    switch self {
    case .argument(let argument): argument.hasCaptors
    case .captor: true
    case .value: false
    }
  }

  /// Passes an argument that matches to the captors.
  ///
  /// - Parameter kept: The argument as the log keeps it.
  func capture(_ kept: Any?) {
    switch self {
    case .argument(let argument): argument.capture(kept)
    case .captor(let captor): captor.capture(kept)
    case .value: break
    }
  }
}
