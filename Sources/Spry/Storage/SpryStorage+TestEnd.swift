// What a fake has to do with the test that is running.
extension SpryStorage {
  /// The policy that applies to a call now.
  var policy: UnstubbedPolicy {
    if let unstubbedPolicy { return unstubbedPolicy }
    let policy = testPolicy ?? SpryConfiguration.unstubbedPolicy
    return allowsVoid && policy == .fail ? .allowVoid : policy
  }

  /// The policy of the running test.
  ///
  /// That is the test that makes the call, or, on a thread that doesn't know its test, the one that
  /// made the fake.
  private var testPolicy: UnstubbedPolicy? {
    let scope = TestScope.current
    if scope.isOfOneTest { return scope.policy }
    return Reporting.isTestRunning || !scopeEnd.isOpen ? nil : scopePolicy
  }

  /// Where to keep what the running test is told when it ends.
  var end: TestEnd {
    let scope = TestScope.current
    return scope.isOfOneTest || !scopeEnd.isOpen ? scope.testEnd : scopeEnd
  }

  func declare(_ expectation: Expectation) -> (end: TestEnd, ticket: TestEnd.Ticket) {
    let end = end
    let ticket = end.declare(expectation)
    state.withLock { $0.expectations.append((end, ticket)) }
    return (end, ticket)
  }

  /// Takes out the expectations that no test has been told of, in the order of their declaration.
  func takeExpectations() -> [Expectation] {
    let declared = state.withLock { state in
      defer { state.expectations = [] }
      return state.expectations
    }
    return declared.compactMap { end, ticket in end.settle(ticket) }
  }

  /// Whether the running test is told what is kept for its end.
  var seesEndOfTest: Bool { end.isOpen || Reporting.seesEndOfTests }

  /// Keeps in mind an answer that a call could not use.
  func note(_ answer: PassedOverAnswer) {
    if seesEndOfTest {
      end.note(answer)
    } else {
      state.withLock { state in
        if state.passedOver.contains(where: { $0.isSameAnswer(as: answer) }) { return }
        state.passedOver.append(answer)
      }
    }
  }

  /// Reports what nobody else will, where the fake is gone before its test is over.
  ///
  /// In the body of an exit test that is expectations too: no trait sees that it ends.
  func tellWhatIsLeft() {
    // One of the registry is freed some time later, when another test may be running.
    guard isOwned else { return }
    let passedOver = state.withLock { $0.passedOver }
    for answer in passedOver where !answer.isUsed {
      Reporting.report(answer.entry.text, at: answer.entry.location)
    }
    guard state.withLock({ !$0.expectations.isEmpty }), Reporting.isExitTest else { return }
    for expectation in takeExpectations() {
      Reporting.report(.unverifiedExpectation(expectation), at: expectation.location)
    }
  }
}
