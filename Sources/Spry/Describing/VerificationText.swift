/// What a verification says when it fails.
enum VerificationText {
  static func notReceived(_ result: DidCallResult) -> String {
    let call = CallText.describe(result.verification, in: result.log)
    let expected = describe(result.verification.count)
    let received = Wording.times(result.received)
    let headline =
      isShort(result)
      ? "\(result.fake) did not receive \(call) \(expected)\(since(result.log)): received \(received)."
      : "\(result.fake) received \(call) \(received)\(since(result.log)), expected \(expected)."
    let calls = result.log.calls
    return ([headline] + closestCall(result, among: calls) + list(calls, of: result.log))
      .joined(separator: "\n")
  }

  static func received(_ result: DidCallResult) -> String {
    let call = CallText.describe(result.verification, in: result.log)
    let headline =
      result.verification.count == .atLeast(1)
      ? "\(result.fake) received \(call) \(Wording.times(result.received))\(since(result.log)), "
        + "expected never."
      : "\(result.fake) received \(call) \(describe(result.verification.count))"
        + "\(since(result.log)), "
        + "expected any other number of times: received \(Wording.times(result.received))."
    return ([headline] + allCalls(result.log)).joined(separator: "\n")
  }

  static func notReceivable(_ result: DidCallResult) -> String {
    let call = CallText.describe(result.verification, in: result.log)
    let function = result.verification.function
    let count = Wording.count(result.verification.pattern.argumentCount, "argument")
    let headline =
      result.log.count(of: function) > 0
      ? """
      \(result.fake) cannot have received \(call): no call of \(function.rawValue) has \(count).
      Specify as many arguments as the fake passes on. \
      A message comes after countSpecifier:, else it counts as an argument.
      """
      : """
      \(result.fake) cannot have received \(call): \(function.rawValue) has fewer than \(count).
      A message comes after countSpecifier:, else it counts as an argument. \
      If the fake does pass on a text more, give Argument.equal(to:) for it.
      """
    return ([headline] + allCalls(result.log)).joined(separator: "\n")
  }

  static func lookAlike(_ result: DidCallResult) -> String {
    let verification = result.verification
    let headline = """
      \(result.fake) did not receive \(CallText.describe(verification, in: result.log))\
      \(since(result.log)), but it received a call that looks the same.
      Specify what the call has, or give Argument.equal(to:) if you mean another value.
      """
    let all = result.log.calls
    let place = all.firstIndex {
      $0.function == verification.function.rawValue && verification.pattern.looksLike($0.arguments)
    }
    let call =
      place.map { describe(all[$0], at: $0, of: all.count, "Look-alike call", result) } ?? []
    return ([headline] + call + allCalls(result.log)).joined(separator: "\n")
  }

  static func unconfirmed(_ result: DidCallResult) -> String {
    let call = CallText.describe(result.verification, in: result.log)
    let headline = """
      \(result.fake) received \(call) \(Wording.times(result.received))\(since(result.log)) so far, \
      but the task that waits for more calls was cancelled before its time was up.
      """
    return ([headline] + allCalls(result.log)).joined(separator: "\n")
  }

  static func unconfirmedSilence(_ fake: FakeIdentity) -> String {
    """
    \(fake) has recorded no calls so far, but the task that waits for them was cancelled before \
    its time was up.
    """
  }

  static func recordedCalls(_ fake: FakeIdentity, _ log: CallLog) -> String {
    let headline =
      "\(fake) has recorded \(Wording.count(log.count, "call"))\(since(log)), expected none."
    return ([headline] + allCalls(log)).joined(separator: "\n")
  }

  static func noRecordedCalls(_ fake: FakeIdentity, _ log: CallLog) -> String {
    "\(fake) has recorded no calls\(since(log)), expected some."
  }

  /// ` since the checkpoint`; empty where nothing is left out.
  static func since(_ log: CallLog) -> String {
    switch log.beginning?.reason {
    case nil: ""
    case .checkpoint: " since the checkpoint"
    case .expectation: " since the expectation"
    }
  }

  static func describe(_ count: CountSpecifier) -> String {
    switch count {
    case .exactly(0): "never"
    case .exactly(let count): "exactly \(Wording.times(count))"
    case .atLeast(let count): "at least \(Wording.times(count))"
    case .atMost(let count): "at most \(Wording.times(count))"
    case .between(let range) where range.count == 1: describe(.exactly(range.lowerBound))
    case .between(let range): "\(range.lowerBound) to \(range.upperBound) times"
    }
  }

  /// All calls, numbered, in order; of very many, the first and the last.
  static func list(_ log: CallLog) -> [String] {
    numbered(log.calls, \.description)
  }

  /// Calls, numbered, one a line; of very many, the first and the last.
  static func numbered<Call>(_ calls: [Call], _ describe: (Call) -> String) -> [String] {
    ListText.numbered(calls, "call") { [describe($0)] }
  }

  private static func allCalls(_ log: CallLog) -> [String] {
    list(log.calls, of: log)
  }

  private static func list(_ calls: [RecordedCall], of log: CallLog) -> [String] {
    calls.isEmpty
      ? ["It has recorded no calls\(since(log))."]
      : ["All calls\(since(log)):"] + numbered(calls, \.description)
  }

  /// Whether calls are missing, as opposed to too many.
  private static func isShort(_ result: DidCallResult) -> Bool {
    switch result.verification.count {
    case .exactly(let count): result.received < count
    case .atLeast: true
    case .atMost: false
    case .between(let range): result.received < range.lowerBound
    }
  }

  /// The call of the function that has the fewest wrong arguments, and what is wrong with them.
  private static func closestCall(
    _ result: DidCallResult, among all: [RecordedCall]
  ) -> [String] {
    let verification = result.verification
    guard isShort(result), !verification.pattern.matchesEverything else { return [] }
    let place = ClosestCall.place(of: verification.function, verification.pattern, among: all)
    guard let place else { return [] }
    return describe(all[place], at: place, of: all.count, "Closest call", result)
  }

  /// A call, and what is wrong with its arguments.
  private static func describe(
    _ call: RecordedCall, at place: Int, of count: Int, _ title: String, _ result: DidCallResult
  ) -> [String] {
    let mismatch = Mismatch(result.verification.pattern, call.arguments, call: call)
    let signature = CallText.signature(
      of: result.verification.function, candidates: [call.call.signature], count: call.arguments.count)
    return ["\(title), #\(place + 1) of \(count):", "  \(call)"]
      + mismatch.lines(signature).map { "    \($0)" }
  }
}
