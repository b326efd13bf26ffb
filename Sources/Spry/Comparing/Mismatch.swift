/// How the arguments of a call differ from a pattern.
struct Mismatch {
  let call: Call
  let pattern: ArgumentPattern
  let arguments: [Any?]
  /// The indices of the arguments that don't match.
  ///
  /// It is `nil` if the number of arguments is wrong, or if only the condition on all of them isn't
  /// met.
  private(set) var indices: [Int]?

  init(_ pattern: ArgumentPattern, _ call: Call) {
    self.call = call
    self.pattern = pattern
    arguments = call.arguments
    guard hasRightCount else { return }
    let wrong = pattern.matchers.indices.filter { !pattern.matchers[$0].matches(arguments[$0]) }
    let holds = wrong.count > 0 || pattern.condition?.holds(for: arguments) ?? true
    indices = holds ? wrong : nil
  }

  /// Whether the call has as many arguments as the pattern has matchers.
  var hasRightCount: Bool { pattern.matchers.isEmpty || pattern.accepts(arguments.count) }

  var isMatch: Bool { weight == 0 }

  /// How many arguments don't match, or the maximum if that is unknown; the smaller, the closer.
  var weight: Int { indices?.count ?? .max }
}
