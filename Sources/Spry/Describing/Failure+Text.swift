extension Failure {
  /// The text that a person reads: what is wrong, the evidence, and what to do.
  package var text: String {
    switch self {
    case .notReceived(let result): result.notReceivedText
    case .received(let result): result.receivedText
    case .doubtful(let result, let doubt): result.text(of: doubt)
    case .unconfirmedSilence(let fake):
      "\(fake) received no calls so far, but the waiting task was canceled before the timeout."
    case .unrecorded(let fake, let function):
      "\(fake) can't tell which calls it received.\n\(function.unrecordedHint)"
    case .noRecordedCalls(let fake, let log, let wait):
      "\(fake) received no calls\(log.beginning.afterText)\(wait.text), expected at least one."
    case .recordedCalls(let fake, let log): log.recordedCallsText(of: fake)
    case .outOfOrder(let result, let wait): result.text(after: wait)
    case .notExactly(let result): result.text
    case .unverifiedCalls(let calls): calls.text
    case .noCall(let result, let index): result.text(ofMissingCallAt: index)
    case .unmetExpectation(let result, let place):
      "\(result.failureMessage)\nThe verification is at \(place)."
    case .nothingExpected(let fake):
      """
      \(fake) has no expectations to verify.
      Declare them with expect before the calls. To check that assertions have verified every call, use \
      XCTAssertNoUnverifiedCalls or expectNoUnverifiedCalls.
      """
    case .unverifiedExpectation(let expectation):
      """
      \(expectation.fake) has an expectation that was never verified: \
      \(expectation.verification.call.text(in: CallLog())), expected \
      \(expectation.verification.count.text).
      Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
      """
    case .unanswered(let call): call.text
    case .shadowedStub(let fake, let rule, let winner, let call):
      """
      \(fake) never used this stub for \(rule.function.rawValue), because an older one has more conditions and \
      answered instead:
        \(call.text) by \(winner.pattern.text), at \(winner.location.shortName)
      Give this stub the same conditions, or leave them out there. If the older stub should answer, \
      remove this one or add .optional().
      """
    case .closedGate(let fake, let function, let calls):
      """
      The test ended with \(Wording.count(calls.count, "call")) still waiting at the gate for \
      \(fake.member(function.rawValue)):
      \(calls.map { "  \($0.text)" }.joined(separator: "\n"))
      Before the test ends, call resume(returning:) on the gate once for each call \
      (or resume(throwing:), if the member throws), or call open() to pass the calls on to other stubs.
      """
    case .unusedStubs(let fake, let stubs):
      """
      \(fake) has \(Wording.count(stubs.count, "unused stub")):
      \(NumberedList.lines(stubs, "stub", \.lines).joined(separator: "\n"))
      If a stub should have been used, fix it or the code; otherwise, remove it or add .optional().
      """
    case .unknownFunction(let fake, let signature, let known):
      UnknownFunctionText.describe(signature, fake, known)
    case .stubMistake(let mistake, let fake, let function): mistake.text(fake, function)
    case .argumentMistake(let mistake, let fake, let function): mistake.text(fake, function)
    case .negativeCount(let count, let fake, let function):
      """
      \(fake.member(function.rawValue)): \(count.code) specifies a negative number of calls.
      Use a count of 0 or more.
      """
    case .captor(let mistake): mistake.text
    case .wrongArguments(let fake, let call, let expected): call.text(fake, ofArgumentsAs: expected)
    }
  }
}
