/// How the arguments of a call differ from a pattern.
struct Mismatch {
  let call: RecordedCall?
  private let pattern: ArgumentPattern
  private let arguments: [Any?]
  /// The places of the arguments that do not match, from 0; `nil` where the number is wrong.
  private let places: [Int]?

  init(_ pattern: ArgumentPattern, _ arguments: [Any?], call: RecordedCall? = nil) {
    self.call = call
    self.pattern = pattern
    self.arguments = arguments
    places =
      pattern.condition.map { $0.holds(for: arguments) ? [] : nil }
      ?? Self.places(pattern, arguments)
  }

  private static func places(_ pattern: ArgumentPattern, _ arguments: [Any?]) -> [Int]? {
    pattern.matchesEverything
      ? []
      : pattern.matchers.count != arguments.count
        ? nil : arguments.indices.filter { !pattern.matchers[$0].matches(arguments[$0]) }
  }

  /// The weight of a call, without looking for more than that.
  static func weight(_ pattern: ArgumentPattern, _ arguments: [Any?]) -> Int {
    if let condition = pattern.condition { return condition.holds(for: arguments) ? 0 : .max }
    guard pattern.matchers.count == arguments.count else { return .max }
    var count = 0
    for place in arguments.indices where !pattern.matchers[place].matches(arguments[place]) {
      count += 1
    }
    return count
  }

  var isMatch: Bool { places == [] }

  /// The smaller, the closer.
  var weight: Int { places?.count ?? .max }

  /// What differs, a line or more for each argument.
  func lines(_ signature: Signature) -> [String] {
    if let condition = pattern.condition {
      return isMatch ? [] : [ClosureText.refusal(condition, of: arguments, signature)]
    }
    guard let places else {
      return [
        "expected \(Wording.count(pattern.matchers.count, "argument")), "
          + "received \(arguments.count)"
      ]
    }
    return places.flatMap { place in
      MatcherText.mismatch(
        pattern.matchers[place], arguments[place],
        name: CallText.argumentName(at: place, in: signature))
    }
  }
}
