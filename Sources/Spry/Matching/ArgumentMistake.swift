/// A specified argument that can't be compared with any call.
package struct ArgumentMistake: Sendable {
  /// Why it can't be compared.
  package enum Reason: Sendable {
    /// Values of a type can't be compared.
    ///
    /// - Parameters:
    ///   - type: The type for which there is no rule of comparison.
    ///   - in: The type of the specified value. It is the same type, or a type that contains it.
    case incomparable(_ type: any Any.Type, in: any Any.Type)
    /// `Argument.rest` isn't the last argument, or is part of another matcher.
    case misplacedRest
    /// A captor is part of a collection or a tuple, whose elements aren't captured.
    case misplacedCaptor
    /// A value of this type is nested too deeply to be compared.
    case tooDeep(any Any.Type)
    /// A property that a comparison is to ignore belongs to an object.
    case sharedProperty(String)
    /// No argument can match.
    case matchesNothing(Argument)
  }

  /// The index of the argument, starting at 0.
  package let index: Int
  package let reason: Reason
}

extension Argument {
  /// Why a matcher can't be compared with any call, or `nil` if it can.
  var mistake: ArgumentMistake.Reason? {
    partMistake ?? (matchesNothing ? .matchesNothing(self) : nil)
  }

  /// Whether no argument can match.
  private var matchesNothing: Bool {
    switch rule {
    case .not(let matcher): !matcher.isCondition
    case .all(let matchers):
      matchers.contains(where: \.matchesNothing)
        || matchers.contains(where: \.isNil) && matchers.contains(where: \.isNonNil)
    case .containing(let matchers): matchers.contains(where: \.matchesNothing)
    case .any(let matchers, _): matchers.allSatisfy(\.matchesNothing)
    case .property(_, let matcher): matcher.matchesNothing
    case .test(let test): test.isImpossible
    default: false
    }
  }

  private var isNil: Bool {
    if case .value(let specified) = rule {
      Optionals.flatten(specified.value) == nil
    } else {
      false
    }
  }

  private var isNonNil: Bool { if case .not(let matcher) = rule { matcher.isNil } else { false } }
}
