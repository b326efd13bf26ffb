/// How the arguments of a call differ from a pattern.
struct Mismatch {
  /// The maximum number of calls that are searched for the closest one.
  private static let searchLimit = 2_000

  let call: Call
  private let pattern: ArgumentPattern
  private let arguments: [Any?]
  /// The indices of the arguments that don't match.
  ///
  /// It is `nil` if the number of arguments is wrong, or if only the condition on all of them isn't
  /// met.
  private var indices: [Int]?

  init(_ pattern: ArgumentPattern, _ call: Call) {
    let arguments = call.arguments
    self.call = call
    self.pattern = pattern
    self.arguments = arguments
    guard hasRightCount else { return }
    let wrong = pattern.matchers.indices.filter { !pattern.matchers[$0].matches(arguments[$0]) }
    let holds = wrong.count > 0 || pattern.condition?.holds(for: arguments) ?? true
    indices = holds ? wrong : nil
  }

  /// Whether the call has as many arguments as the pattern has matchers.
  private var hasRightCount: Bool { pattern.matchers.isEmpty || pattern.accepts(arguments.count) }

  var isMatch: Bool { weight == 0 }

  /// How many arguments don't match, or the maximum if that is unknown; the smaller, the closer.
  var weight: Int { indices?.count ?? .max }

  /// What differs, in one or more lines for each argument.
  var lines: [String] {
    guard let indices else {
      if let condition = pattern.condition, hasRightCount {
        let mismatch = condition.mismatch(of: arguments)
        return [mismatch?.text(call.labels) ?? "the closure returned false"]
      }
      let expected = Wording.count(pattern.matchers.count, "argument")
      let least = pattern.hasRest ? "at least " : ""
      return ["expected \(least)\(expected), received \(arguments.count)\(countHint)"]
    }
    return indices.flatMap { index in
      pattern.matchers[index].mismatch(
        with: arguments[index], name: call.labels.argumentName(at: index))
    }.map { MatcherText.resolve($0, hasCalls: call.function.hasCalls) }
  }

  /// A hint for a parameter pack that the fake has recorded as one argument, a tuple; for arguments
  /// that are specified as one list; or for further arguments.
  private var countHint: String {
    let count = pattern.matchers.count
    if arguments.count == 1, let argument = arguments[0], case .tuple(let parts) = Shape(argument),
      parts.count == count
    {
      return ", a tuple: specify a tuple of \(count) values"
    }
    if count == 1, case .value(let list) = pattern.matchers[0].rule,
      (list.value as? [Any])?.count == arguments.count
    {
      return "; leave out the brackets"
    }
    if arguments.count < call.labels.labels?.count ?? 0 {
      return "; the fake doesn't pass on all of the member's arguments"
    }
    let isBeginning = zip(pattern.matchers, arguments).allSatisfy { $0.matches($1) }
    return arguments.count > count && isBeginning
      ? "; add Argument.rest to match any further arguments" : ""
  }

  /// Returns the call to a function that has the fewest mismatched arguments, but at least one.
  ///
  /// Of very many calls, only the first and the last are compared, because printing a failure must
  /// not take longer than reading the calls.
  static func closest(
    to expected: ExpectedCall, among calls: [RecordedCall]
  ) -> (index: Int, mismatch: Mismatch)? {
    let middle = ListText.middle(of: calls.count, keeping: searchLimit)
    var closest: (index: Int, mismatch: Mismatch)?
    for index in calls.indices where !middle.contains(index) {
      guard calls[index].call.function == expected.function else { continue }
      let mismatch = Mismatch(expected.pattern, calls[index].call)
      if mismatch.weight > 0, closest.map({ mismatch.weight < $0.mismatch.weight }) ?? true {
        closest = (index, mismatch)
      }
      // No other call can be closer.
      if mismatch.weight == 1 { break }
    }
    return closest
  }
}
