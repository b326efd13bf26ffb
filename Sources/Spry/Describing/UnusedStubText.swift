/// What is said of stubs that no call has used.
enum UnusedStubText {
  /// The number of calls that are compared with one stub.
  private static let callLimit = 3

  static func unused(_ fake: FakeIdentity, _ stubs: [UnusedStub]) -> String {
    let verb = stubs.count == 1 ? "was" : "were"
    let headline = "\(fake) has \(Wording.count(stubs.count, "stub")) that \(verb) never used."
    let lines = stubs.enumerated().flatMap { index, stub in
      let lines = describe(stub)
      return ["  \(index + 1). \(lines[0])"] + lines.dropFirst().map { "     \($0)" }
    }
    let remedy = "Remove what the test does not need, or find out why it was not called."
    return ([headline] + lines + [remedy]).joined(separator: "\n")
  }

  /// The stub, and why no call used it.
  static func describe(_ stub: UnusedStub) -> [String] {
    let conditions = MatcherText.describe(stub.rule.pattern)
    let place = AnswerText.describe(stub.rule.location)
    return ["\(stub.function), \(conditions), written at \(place)"] + reasons(stub)
  }

  private static func reasons(_ stub: UnusedStub) -> [String] {
    guard !stub.calls.isEmpty else { return ["\(stub.function) was not called"] }
    let misses = stub.calls
      .map { Mismatch(stub.rule.pattern, $0.arguments, call: $0) }
      .filter { !$0.isMatch }
    guard misses.count == stub.calls.count else {
      return ["other stubs answered its calls: they go first, or it returns another type"]
    }
    let times = Wording.times(misses.count)
    let closest = misses.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }
    .prefix(callLimit).map(\.element)
    let which = misses.count > callLimit ? "; the \(callLimit) closest calls" : ""
    return ["\(stub.function) was called \(times), with other arguments\(which):"]
      + closest.flatMap { miss in lines(miss, stub) }
  }

  private static func lines(_ miss: Mismatch, _ stub: UnusedStub) -> [String] {
    guard let call = miss.call else { return [] }
    let signature = CallText.signature(
      of: stub.rule.function, candidates: [call.signature], count: call.arguments.count)
    return ["  \(call)"] + miss.lines(signature).map { "    \($0)" }
  }
}

extension UnusedStub: CustomStringConvertible {
  /// The stub with its line, and why no call used it.
  public var description: String { UnusedStubText.describe(self).joined(separator: "\n") }
}
