extension Mismatch {
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
}
