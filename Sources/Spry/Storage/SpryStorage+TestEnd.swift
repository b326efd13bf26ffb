// What connects a fake with the running test.
extension SpryStorage {
  /// The policy that applies to a call now.
  var policy: UnstubbedPolicy {
    unstubbedPolicy ?? testRules.policy ?? SpryConfiguration.unstubbedPolicy
  }

  /// The default values that apply to a call now.
  var defaults: DefaultValues {
    SpryConfiguration.rules.defaults.overridden(by: testRules.defaults)
      .overridden(by: state.withLock { $0.rules.defaults })
  }

  /// What the running test specifies about calls that no stub matches.
  ///
  /// That is the test that makes the call. On a thread that doesn't know its test, it is the test
  /// that made the fake.
  private var testRules: UnstubbedRules {
    let scope = TestScope.current
    if scope.isOfOneTest { return scope.rules }
    return Reporting.isTestRunning || !scopeEnd.isOpen ? UnstubbedRules() : scopeRules
  }

  /// Collects what to report to the running test when it ends.
  var end: TestEnd { TestScope.end(or: scopeEnd) }

  func declare(_ expectation: Expectation) -> (end: TestEnd, ticket: TestEnd.Ticket)? {
    state.withLock { $0.hasExpected = true }
    if expectation.verification.isMistaken { return nil }
    let end = end
    let ticket = end.declare(expectation)
    state.withLock { $0.expectations.append((end, ticket)) }
    return (end, ticket)
  }

  /// The expectations not yet reported to a test, in the order of declaration.
  var expectations: [Expectation] {
    state.withLock { $0.expectations }.compactMap { end, ticket in end.expectation(ticket) }
  }

  /// Removes and returns the expectations not yet reported to a test, in the order of declaration.
  func takeExpectations() -> [Expectation] {
    let declared = state.withLock { exchange(&$0.expectations, with: []) }
    return declared.compactMap { end, ticket in end.settle(ticket) }
  }

  /// Whether what is collected for the end of the running test will be reported.
  var seesEndOfTest: Bool { end.isOpen || Reporting.seesEndOfTests }

  /// Notes an answer that a call could not use.
  func note(_ answer: PassedOverAnswer) {
    if seesEndOfTest {
      end.note(answer)
    } else {
      state.withLock { $0.passedOver.note(answer) }
    }
  }

  /// Notes the stubs that a call would have used, had an older one not answered it.
  func note(_ shadowed: [ShadowedStub], of function: FunctionName) {
    guard !shadowed.isEmpty else { return }
    state.withLock { $0.functions.noteShadowed(of: function) }
    end.note(shadowed)
  }

  /// Reports what nothing else reports if the fake is deallocated before its test ends.
  ///
  /// That includes expectations if nothing sees the test end: without `.spry`, and in the body of an
  /// exit test, to which no trait applies.
  func reportLeftovers() {
    // A storage of the registry is freed later, when another test may be running.
    guard isOwned else { return }
    let (passedOver, isExpecting) = state.withLock { ($0.passedOver, !$0.expectations.isEmpty) }
    if passedOver.isEmpty, !isExpecting { return }
    var leftovers = Leftovers(passedOver: passedOver)
    if isExpecting, !seesEndOfTest, Reporting.isTestRunning {
      leftovers.expectations = Dictionary(
        uniqueKeysWithValues: zip(1..., takeExpectations()))
    }
    for report in leftovers.reports(at: .fakeFreed) { Reporting.report(report) }
  }
}
