/// What is said of stubs that no call has used.
enum UnusedStubText {
  /// The number of calls that are told of one stub.
  private static let callLimit = 3
  /// The number of calls that are compared with one stub, the latest.
  private static let searchLimit = 100

  static func unused(_ fake: FakeIdentity, _ stubs: [UnusedStub]) -> String {
    let verb = stubs.count == 1 ? "was" : "were"
    let headline = "\(fake) has \(Wording.count(stubs.count, "stub")) that \(verb) never used."
    let lines = ListText.numbered(stubs, "stub") { describe($0) }
    let remedy = "Remove what the test does not need, or find out why it was not called."
    return ([headline] + lines + [remedy]).joined(separator: "\n")
  }

  /// The stub, and why no call used it.
  static func describe(_ stub: UnusedStub) -> [String] {
    let conditions = MatcherText.describe(stub.rule.pattern)
    return ["\(stub.function), \(conditions), written at \(stub.rule.location.shortName)"]
      + reasons(stub)
  }

  private static func reasons(_ stub: UnusedStub) -> [String] {
    guard stub.calls.entries.count > 0 else { return ["\(stub.function) was not called"] }
    let calls = stub.calls.latest(searchLimit)
    let misses = calls.map { Mismatch(stub.rule.pattern, $0.arguments, call: $0) }
      .filter { !$0.isMatch }
    guard misses.count == calls.count else {
      return ["other stubs answered its calls: they go first, or it returns another type"]
    }
    let times = Wording.times(stub.calls.entries.count)
    let closest = misses.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }
    .prefix(callLimit).map(\.element)
    let which =
      stub.calls.entries.count > searchLimit
      ? "; of the last \(searchLimit) calls, these are the closest"
      : stub.calls.entries.count > callLimit
        ? ", with other arguments; the \(callLimit) closest calls" : ", with other arguments"
    return ["\(stub.function) was called \(times)\(which):"]
      + closest.flatMap { miss in lines(miss, stub) }
  }

  private static func lines(_ miss: Mismatch, _ stub: UnusedStub) -> [String] {
    guard let call = miss.call else { return [] }
    let signature = CallText.signature(
      of: stub.rule.function, candidates: [call.call.signature], count: call.arguments.count)
    return ["  \(call)"] + miss.lines(signature).map { "    \($0)" }
  }
}

extension UnusedStub: CustomStringConvertible {
  /// The stub with its line, and why no call used it.
  public var description: String { UnusedStubText.describe(self).joined(separator: "\n") }
}
