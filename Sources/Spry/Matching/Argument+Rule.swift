extension Argument {
  /// The condition that an argument must meet.
  package enum Rule: Sendable {
    /// A plain value, compared by the rules of ``Comparison``.
    case value(SpecifiedValue)
    case captor(ArgumentCaptor)
    case anything
    case rest
    indirect case property(Property, Argument)
    indirect case not(Argument)
    case all([Argument])
    /// At least one of several matchers; a list of values, `one of 1, 5`, is written differently.
    case any([Argument], isList: Bool)
    case containing([Argument])
    /// Any other condition.
    indirect case test(Test)
  }

  /// Creates the matcher for what a test has specified, which is a matcher itself or a plain value.
  package init(_ specified: Any?) {
    let common = SpecifiedValue(common: specified).map { Argument(rule: .value($0)) }
    self =
      common ?? (specified as? any Matcher)?.untyped
      // A test may wrap an argument like a fake does, but stubs are matched with the value inside.
      ?? (specified as? any ArgumentWrapper).map { Argument($0.matched) }
      ?? Argument(rule: .value(SpecifiedValue(specified)))
  }

  /// Whether an argument matches or, if `loosely` is `true`, looks as if it should; see
  /// ``LookAlike``.
  ///
  /// Matchers that ask for a type, or explicitly for one value, are always taken literally.
  package func matches(_ actual: Any?, loosely: Bool = false) -> Bool {
    // Nothing is known of an argument that wasn't recorded.
    let isPossible = loosely && Self.isUnknown(actual)
    return switch rule {
    case .value(let specified) where loosely && actual is Transient.Unrecorded:
      Optionals.flatten(specified.value) != nil
    case .value(let specified): specified.matches(actual, loosely: loosely)
    case .test where isPossible, .containing where isPossible, .property where isPossible: true
    case .anything, .captor, .rest: true
    case .test(let test): test.holds(for: actual, loosely: loosely)
    case .containing(let matchers):
      matchers.allSatisfy { Elements.has($0, in: actual, loosely: loosely) }
    case .property(let property, let matcher):
      property.value(of: actual).map { matcher.matches($0, loosely: loosely) } ?? false
    case .not(let matcher): !matcher.matches(actual, loosely: !loosely && Self.isUnknown(actual))
    case .all(let matchers): matchers.allSatisfy { $0.matches(actual, loosely: loosely) }
    case .any(let matchers, _): matchers.contains { $0.matches(actual, loosely: loosely) }
    }
  }

  /// Whether an argument's value isn't known, so that nothing but `nil` can be ruled out.
  static func isUnknown(_ actual: Any?) -> Bool {
    actual is Transient.Unrecorded || actual is Weakly.Gone
  }

  // The matchers inside a matcher.

  /// The matchers that this one is made of.
  private var parts: [Argument] {
    switch rule {
    case .property(_, let matcher), .not(let matcher): [matcher]
    case .containing(let parts), .all(let parts), .any(let parts, _): parts
    default: []
    }
  }

  /// Whether this isn't a plain value, which is compared without running a predicate of the test.
  var isMatcher: Bool { if case .value = rule { false } else { true } }

  /// Whether an argument is compared without running code of the test.
  var isSimple: Bool {
    switch rule {
    case .value(let specified): specified.isCommon
    case .anything: true
    default: false
    }
  }

  var isAnything: Bool { if case .anything = rule { true } else { false } }

  var isRest: Bool { if case .rest = rule { true } else { false } }

  /// The captors that this is or contains.
  package var captors: [ArgumentCaptor] {
    if case .captor(let captor) = rule { [captor] } else { parts.flatMap(\.captors) }
  }

  package var hasCaptors: Bool { !captors.isEmpty }

  /// Why a value that is specified here, or in another matcher inside this one, can't be compared,
  /// or why nothing can match.
  package var mistake: ArgumentMistake.Reason? {
    switch rule {
    case .value(let specified): specified.mistake
    // That of the last argument isn't among the matchers of a pattern.
    case .rest: .misplacedRest
    case .test(let test): test.isImpossible ? .matchesNothing(self) : test.mistake
    case .not(let matcher) where !matcher.isCondition: .matchesNothing(self)
    case .not(let matcher) where matcher.hasCaptors: .misplacedCaptor
    case .any(let matchers, _) where matchers.isEmpty: .matchesNothing(self)
    default: parts.compactMap(\.mistake).first
    }
  }

  /// Whether some argument could fail to match.
  package var isCondition: Bool {
    switch rule {
    case .anything, .captor: false
    case .all(let matchers): matchers.contains(where: \.isCondition)
    case .any(let matchers, _): matchers.allSatisfy(\.isCondition)
    default: true
    }
  }

  /// Passes a matching argument, or the matching part of it, to the captors inside this matcher.
  ///
  /// - Parameter kept: The argument as the log keeps it. A captor keeps no more alive than the log.
  func capture(_ kept: Any?) {
    let actual = PassedArguments.current(kept)
    switch rule {
    case .captor(let captor): captor.capture(kept)
    case .all(let parts), .any(let parts, _):
      for part in parts where part.hasCaptors && part.matches(actual) { part.capture(kept) }
    case .property(let property, let matcher):
      guard let value = property.value(of: actual) else { break }
      // The property `self` is the argument, of which the log may keep only a weak reference.
      let object = Optionals.flatten(value).flatMap(Identity.object)
      let isSelf = (kept as? Weakly)?.object.map { $0 === object } ?? false
      matcher.capture(isSelf ? kept : value)
    case .containing(let parts):
      for part in parts where part.hasCaptors {
        if let element = Elements.first(part, in: actual) { part.capture(element) }
      }
    default: break
    }
  }
}

/// A test may specify an object without keeping it alive.
extension Weakly: Matcher {
  package var untyped: Argument { Argument(rule: .value(SpecifiedValue(self))) }
}
