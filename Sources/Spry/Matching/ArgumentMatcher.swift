/// The condition for one argument of a call, created once from what the test specified.
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
    } else if let typed = specified as? any TypedSpecification {
      self.init(typed.specified)
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

  /// Whether an argument matches, or looks as if it should; see ``LookAlike``.
  func nearlyMatches(_ actual: Any?) -> Bool {
    switch self {
    case .argument(let argument): argument.nearlyMatches(actual)
    case .captor: true
    case .value(let specified):
      specified.matches(actual) || LookAlike.areAlike(specified.value, actual)
    }
  }

  /// Whether this is ``Argument/anything``.
  var isAnything: Bool {
    if case .argument(let argument) = self, case .anything = argument.rule { true } else { false }
  }

  /// Whether this is ``Argument/rest``.
  var isRest: Bool {
    if case .argument(let argument) = self, case .rest = argument.rule { true } else { false }
  }

  /// Whether this is ``Argument/rest`` or contains it.
  var hasRest: Bool {
    if case .argument(let argument) = self { argument.hasRest } else { false }
  }

  /// Whether some argument could fail to match.
  package var isCondition: Bool {
    switch self {
    case .argument(let argument): !argument.matchesEverything
    case .captor: false
    case .value: true
    }
  }

  /// The type that makes the specified value impossible to compare, if there is one.
  package var incomparableType: (any Any.Type)? {
    switch self {
    case .argument(let argument): argument.incomparableType
    case .captor: nil
    case .value(let specified): specified.incomparableType
    }
  }

  /// Whether this is a captor or contains one.
  package var hasCaptors: Bool {
    switch self {
    case .argument(let argument): argument.hasCaptors
    case .captor: true
    case .value: false
    }
  }

  /// Passes a matching argument to the captors.
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
