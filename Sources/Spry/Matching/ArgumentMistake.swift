/// A specified argument that cannot be compared with any call.
package struct ArgumentMistake: Sendable {
  /// Why it cannot be compared.
  package enum Reason: Sendable {
    /// There is no rule of comparison for values of this type.
    case incomparable(any Any.Type)
    /// No argument matches this.
    case matchesNothing(ArgumentMatcher)
  }

  /// The argument's index, from 0.
  package let index: Int
  package let reason: Reason
}

extension ArgumentMatcher {
  /// Why a matcher cannot be compared with any call, or `nil` if it can.
  var mistake: ArgumentMistake.Reason? {
    incomparableType.map { .incomparable($0) } ?? (matchesNothing ? .matchesNothing(self) : nil)
  }

  /// Whether no argument can match.
  var matchesNothing: Bool {
    switch self {
    case .argument(let argument): argument.matchesNothing
    case .captor, .value: false
    }
  }
}

extension Argument {
  /// Whether no argument can match.
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
