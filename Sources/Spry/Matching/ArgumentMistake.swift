/// A specified argument that no call could be compared with.
package struct ArgumentMistake: Sendable {
  /// Why it makes no sense.
  package enum Reason: Sendable {
    /// There is no rule of comparison for values of this type.
    case incomparable(any Any.Type)
    /// There is no argument that this matches.
    case matchesNothing(ArgumentMatcher)
  }

  /// The argument's index, from 0.
  package let index: Int
  package let reason: Reason
}

extension ArgumentMatcher {
  /// Why a matcher makes no sense, or `nil` if it does.
  var mistake: ArgumentMistake.Reason? {
    incomparableType.map { .incomparable($0) } ?? (matchesNothing ? .matchesNothing(self) : nil)
  }

  /// Whether every argument fails to match, whatever it is.
  var matchesNothing: Bool {
    switch self {
    case .argument(let argument): argument.matchesNothing
    case .captor, .value: false
    }
  }
}

extension Argument {
  /// Whether every argument fails to match, whatever it is.
  fileprivate var matchesNothing: Bool {
    switch rule {
    case .not(let matcher): !matcher.isCondition
    case .all(let matchers), .containing(let matchers): matchers.contains(where: \.matchesNothing)
    case .any(let matchers), .oneOf(let matchers): matchers.allSatisfy(\.matchesNothing)
    case .property(_, let matcher): matcher.matchesNothing
    case .count(let count): count < 0
    default: false
    }
  }
}
