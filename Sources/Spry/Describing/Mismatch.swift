/// How the arguments of a call differ from a pattern.
struct Mismatch {
  /// The number of calls among which the closest is looked for.
  private static let searchLimit = 2_000

  let call: Call
  private let pattern: ArgumentPattern
  private let arguments: [Any?]
  /// The indices of the arguments that do not match; `nil` if their number is wrong, or if a
  /// condition for all of them is not met.
  private let indices: [Int]?

  init(_ pattern: ArgumentPattern, _ call: Call) {
    let arguments = call.arguments
    self.call = call
    self.pattern = pattern
    self.arguments = arguments
    if let condition = pattern.condition {
      indices = condition.holds(for: arguments) ? [] : nil
    } else if pattern.matchesEverything {
      indices = []
    } else if pattern.matchers.count != arguments.count {
      indices = nil
    } else {
      indices = arguments.indices.filter { !pattern.matchers[$0].matches(arguments[$0]) }
    }
  }

  var isMatch: Bool { weight == 0 }

  /// The smaller, the closer.
  var weight: Int { indices?.count ?? .max }

  /// What differs, a line or more for each argument.
  var lines: [String] {
    if let condition = pattern.condition {
      return isMatch ? [] : [condition.refusal(of: arguments, call.labels)]
    }
    guard let indices else {
      return [
        "expected \(Wording.count(pattern.matchers.count, "argument")), "
          + "received \(arguments.count)"
      ]
    }
    return indices.flatMap { index in
      pattern.matchers[index].mismatch(
        with: arguments[index], name: call.labels.argumentName(at: index))
    }
  }

  /// The call to a function that has the fewest wrong arguments, but some, and its index.
  ///
  /// Of very many calls, the first and the last are compared: printing a failure must not take
  /// longer than reading the calls.
  static func closest(
    to pattern: ArgumentPattern, of function: FunctionName, among calls: [RecordedCall]
  ) -> (index: Int, mismatch: Mismatch)? {
    let middle = ListText.middle(of: calls.count, keeping: searchLimit)
    var closest: (index: Int, mismatch: Mismatch)?
    for index in calls.indices where !middle.contains(index) {
      guard calls[index].call.function == function else { continue }
      let mismatch = Mismatch(pattern, calls[index].call)
      if mismatch.weight > 0, closest.map({ mismatch.weight < $0.mismatch.weight }) ?? true {
        closest = (index, mismatch)
      }
      // No other can be closer.
      if mismatch.weight == 1 { break }
    }
    return closest
  }
}
