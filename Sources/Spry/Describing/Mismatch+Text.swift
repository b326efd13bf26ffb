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
    }
  }

  /// A hint for arguments that the fake leaves out, or for further ones that a test leaves out.
  private var countHint: String {
    let count = pattern.matchers.count
    if arguments.count < call.labels.labels?.count ?? 0 {
      return "; the fake doesn't pass on all of the member's arguments"
    }
    let isBeginning = zip(pattern.matchers, arguments).allSatisfy { $0.matches($1) }
    return arguments.count > count && isBeginning
      ? "; add Argument.rest to match any further arguments" : ""
  }
}
