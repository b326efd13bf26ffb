import Spry

/// The assertions of a test framework.
private enum Assertion {
  case received, notReceived, inOrder, exactly, recordedCalls, noRecordedCalls
  case haveNoUnverifiedCalls, noUnusedStubs, expectationsMet
}

extension AssertionModule {
  /// Calls every assertion in every form, once for each parameter, and returns its mistakes.
  ///
  /// One call precedes each assertion: `show("Bern")`.
  package func mistakes() async -> [String] {
    var mistakes: [String] = []
    for form in AssertionRequest.Form.allCases {
      for limit in [nil, Duration.zero] {
        let checker = AssertionChecker(self, form, limit)
        await checker.checkReceived()
        await checker.checkNotReceived()
        await checker.checkRecordedCalls()
        await checker.checkOrder()
        if limit == nil { await checker.checkLeftovers() }
        await checker.checkExpectations()
        mistakes += checker.mistakes
      }
      let checker = AssertionChecker(self, form, .seconds(30))
      await checker.checkWaiting()
      mistakes += checker.mistakes
    }
    return mistakes
  }

  /// Calls every waiting assertion in every form under a canceled task, and returns its mistakes.
  ///
  /// With a time limit of an hour, an assertion that waits would be noticed.
  package func mistakesInCanceledTasks() async -> [String] {
    var mistakes: [String] = []
    for form in AssertionRequest.Form.allCases {
      let checker = AssertionChecker(self, form, .seconds(3_600))
      await checker.checkCanceled()
      mistakes += checker.mistakes
    }
    return mistakes
  }
}

/// Compares the failures of assertions in one form with those of the core.
@MainActor private final class AssertionChecker {
  private let module: any AssertionModule
  private var request: AssertionRequest
  private let before: Checkpoint
  private let after: Checkpoint
  private(set) var mistakes: [String] = []

  init(_ module: any AssertionModule, _ form: AssertionRequest.Form, _ limit: Duration?) {
    self.module = module
    request = AssertionRequest(form: form, fake: FakeSignpost(), limit: limit)
    FakeSignpost.resetCallsAndStubs()
    before = Checkpoint()
    if form == .type { FakeSignpost.show("Bern") } else { request.fake.show("Bern") }
    after = Checkpoint()
  }

  /// The fake's name in failures.
  private var fake: String { request.form == .type ? "FakeSignpost.self" : "FakeSignpost" }

  /// Checks which failure an assertion has in the core, and that the framework shows its text, on
  /// the line of the assertion.
  ///
  /// - Parameters:
  ///   - assertion: The assertion.
  ///   - outline: Which failure it is, or `nil` if the assertion passes; see ``Failure/outline``.
  ///   - isWaiting: Whether the assertion starts before the calls it waits for.
  ///   - line: The line to attribute the failure to.
  ///   - change: Sets the parameter that is checked.
  private func check(
    _ assertion: Assertion, _ outline: String?, isWaiting: Bool = false, line: UInt = #line,
    _ change: (inout AssertionRequest) -> Void = { _ in }
  ) async {
    var request = request
    request.line = line
    change(&request)
    let before = isWaiting ? nil : outcome(of: assertion, request)
    let failures = await failures(of: assertion, request, evaluatingMessage: outline == nil ? 0 : 1)
    let outcome = before ?? self.outcome(of: assertion, request)
    compare(outcome, outline, request)
    compare(failures, outcome.text(adding: request.text), request)
  }

  /// The failures of an assertion, which has to evaluate its message a certain number of times.
  private func failures(
    of assertion: Assertion, _ request: AssertionRequest, evaluatingMessage expected: Int
  ) async -> [ReportedFailure] {
    let before = request.evaluations.value
    let failures = await module.recordedFailures { await call(assertion, request) }
    let count = request.evaluations.value - before
    if count != expected {
      mistakes.append("\(request.form) \(request.line): the message was evaluated \(count) times")
    }
    return failures
  }

  /// Compares an outcome of the core with the expected one.
  private func compare(_ outcome: AssertionOutcome, _ outline: String?, _ request: AssertionRequest)
  {
    if outcome.outline != outline {
      mistakes.append(
        "\(request.form) \(request.line): \(outcome.outline ?? "passes"), expected \(outline ?? "")"
      )
    }
  }

  /// Compares failures with the text of the only one that is expected.
  private func compare(
    _ failures: [ReportedFailure], _ text: String?, _ request: AssertionRequest,
    lineOffset: UInt = 0
  ) {
    let expected = text.map {
      [ReportedFailure($0, at: Int(request.line + lineOffset), in: "\(AssertionRequest.file)")]
    }
    if failures != expected ?? [] {
      mistakes.append("\(request.form) \(request.line): \(failures), expected \(expected ?? [])")
    }
  }

  /// The outcome of an assertion in the core, as if it had waited.
  private func outcome(
    of assertion: Assertion, _ request: AssertionRequest, after wait: Wait? = nil
  ) -> AssertionOutcome {
    let isType = request.form == .type
    let record = isType ? FakeSignpost.record : request.fake.record
    let (call, beginning) = (request.call, request.beginning)
    return switch assertion {
    case .received: call.received(request.count, beginning, after: wait)
    case .notReceived: call.notReceived(request.count, beginning, after: wait)
    case .inOrder: [call].receivedInOrder(beginning, after: wait)
    case .exactly: [call].receivedExactly(beginning)
    case .recordedCalls: record.hasCalls(beginning, after: wait)
    case .noRecordedCalls: record.hasNoCalls(beginning, after: wait)
    case .haveNoUnverifiedCalls where isType:
      record.hasNoUnverifiedCalls(
        excluding: request.excludesShow ? [FakeSignpost.ClassFunction.show] : [], beginning)
    case .haveNoUnverifiedCalls:
      record.hasNoUnverifiedCalls(
        excluding: request.excludesShow ? [FakeSignpost.Function.show] : [], beginning)
    case .noUnusedStubs: record.hasNoUnusedStubs()
    case .expectationsMet: fatalError("checked by checkExpectations()")
    }
  }

  func checkReceived() async {
    await check(.received, nil) {
      $0.count = .once
      $0.beginning = self.before
    }
    let other = #"notReceived \#(fake).show("Thun") 0 of atLeast(1)"#
    await check(.received, other) { $0.place = "Thun" }
    await check(.received, other) {
      $0.place = "Thun"
      $0.message = "why"
    }
    let tooFew = #"notReceived \#(fake).show("Bern") 1 of exactly(2)"#
    await check(.received, tooFew) { $0.count = 2 }
    let tooEarly = #"notReceived \#(fake).show("Bern") 0 of atLeast(1), since checkpoint"#
    await check(.received, tooEarly) { $0.beginning = self.after }
  }

  func checkNotReceived() async {
    await check(.notReceived, nil) { $0.place = "Thun" }
    await check(.notReceived, nil) { $0.count = 2 }
    await check(.notReceived, nil) { $0.beginning = self.after }
    let received = #"received \#(fake).show("Bern") 1 of atLeast(1)"#
    await check(.notReceived, received)
    await check(.notReceived, received) { $0.message = "why" }
    let receivedOnce = #"received \#(fake).show("Bern") 1 of exactly(1)"#
    await check(.notReceived, receivedOnce) { $0.count = 1 }
    await check(.notReceived, received + ", since checkpoint") { $0.beginning = self.before }
  }

  func checkRecordedCalls() async {
    await check(.recordedCalls, nil) { $0.beginning = self.before }
    let none = "noRecordedCalls \(fake), since checkpoint"
    await check(.recordedCalls, none) { $0.beginning = self.after }
    await check(.recordedCalls, none) {
      $0.beginning = self.after
      $0.message = "why"
    }
    await check(.noRecordedCalls, nil) { $0.beginning = self.after }
    let some = #"recordedCalls \#(fake): [show("Bern")]"#
    await check(.noRecordedCalls, some)
    await check(.noRecordedCalls, some) { $0.message = "why" }
    await check(.noRecordedCalls, some + ", since checkpoint") { $0.beginning = self.before }
  }

  func checkOrder() async {
    await check(.inOrder, nil) { $0.beginning = self.before }
    let outOfOrder = #"outOfOrder \#(fake).show("Bern"), 0 of 1 found, since checkpoint"#
    await check(.inOrder, outOfOrder) { $0.beginning = self.after }
    await check(.inOrder, outOfOrder) {
      $0.beginning = self.after
      $0.message = "why"
    }
    await check(.exactly, nil) { $0.beginning = self.before }
    let notExactly = """
      notExactly \(fake), since checkpoint
      - show("Bern")
      """
    await check(.exactly, notExactly) { $0.beginning = self.after }
    await check(.exactly, notExactly) {
      $0.beginning = self.after
      $0.message = "why"
    }
  }

  func checkLeftovers() async {
    // A call that a failed assertion has listed isn't listed again.
    func showOnlyOnce() {
      FakeSignpost.resetCalls()
      request.fake.resetCalls()
      if request.form == .type { FakeSignpost.show("Bern") } else { request.fake.show("Bern") }
    }
    let mark = Checkpoint()
    showOnlyOnce()
    let unverified = #"unverifiedCalls \#(fake): [show("Bern")]"#
    await check(.haveNoUnverifiedCalls, unverified)
    showOnlyOnce()
    await check(.haveNoUnverifiedCalls, unverified) { $0.message = "why" }
    showOnlyOnce()
    await check(.haveNoUnverifiedCalls, unverified) { $0.beginning = mark }
    showOnlyOnce()
    await check(.haveNoUnverifiedCalls, nil) { $0.beginning = Checkpoint() }
    await check(.haveNoUnverifiedCalls, nil) { $0.excludesShow = true }

    await check(.noUnusedStubs, nil)
    if request.form == .type {
      FakeSignpost.stub(.height, file: "/tests/HeightTests.swift", line: 3).andReturn(2)
    } else {
      request.fake.stub(.height, file: "/tests/HeightTests.swift", line: 3).andReturn(2)
    }
    let unused = #"unusedStubs \#(fake): ["height"]"#
    await check(.noUnusedStubs, unused)
    await check(.noUnusedStubs, unused) { $0.message = "why" }
  }

  /// Declares an expectation of a call, on another line than that of the assertion.
  private func expect(_ request: AssertionRequest) {
    request.call.expect(file: AssertionRequest.file, line: request.line + 1_000)
  }

  /// The core's failure for an unmet expectation of a call.
  private func unmetExpectation(
    _ request: AssertionRequest, after wait: Wait? = nil
  ) -> String? {
    expect(request)
    let record = request.form == .type ? FakeSignpost.record : request.fake.record
    let location = CodeLocation(AssertionRequest.file, request.line)
    var outcomes: [AssertionOutcome] = []
    record.verify(at: location, after: wait) { outcome, _ in outcomes.append(outcome) }
    guard let outcome = outcomes.first else { return nil }
    let outline = """
      notReceived \(fake).show("Bern") 0 of atLeast(1), since expectation, \
      verified at SignpostTests.swift:\(request.line)
      """
    compare(outcome, outline, request)
    return outcome.text()
  }

  /// A failure points to the line of the expectation and mentions the line of the assertion.
  func checkExpectations() async {
    FakeSignpost.resetCalls()
    request.fake.resetCalls()
    var request = request
    request.line = #line
    let text = unmetExpectation(request)
    for message in ["", "why"] {
      expect(request)
      request.message = message
      let failures = await failures(of: .expectationsMet, request, evaluatingMessage: 1)
      let lines = [text ?? "", message].filter { !$0.isEmpty }
      compare(failures, lines.joined(separator: "\n"), request, lineOffset: 1_000)
    }
    await compare(failures(of: .expectationsMet, request, evaluatingMessage: 0), nil, request)
  }

  /// Checks that calls end the wait of an assertion.
  func checkWaiting() async {
    await checkWaiting(.received, nil) { $0.place = "Thun" }
    await checkWaiting(.received, nil) { $0.count = .once }
    await checkWaiting(.recordedCalls, nil)
    await checkWaiting(.inOrder, nil) { $0.place = "Thun" }
    request.call.expect()
    request.beginning = Checkpoint()
    makeCallsLater()
    await compare(failures(of: .expectationsMet, request, evaluatingMessage: 0), nil, request)
    let received = #"received \#(fake).show("Thun") 1 of atLeast(1), since checkpoint"#
    await checkWaiting(.notReceived, received) { $0.place = "Thun" }
    let recorded = #"recordedCalls \#(fake): [show("Bern"), show("Thun")], since checkpoint"#
    await checkWaiting(.noRecordedCalls, recorded)
  }

  /// Checks an assertion that starts before the calls it waits for.
  private func checkWaiting(
    _ assertion: Assertion, _ outline: String?, line: UInt = #line,
    _ change: (inout AssertionRequest) -> Void = { _ in }
  ) async {
    request.beginning = Checkpoint()
    makeCallsLater()
    await check(assertion, outline, isWaiting: true, line: line, change)
  }

  /// Checks what assertions conclude if a canceled task can't wait.
  func checkCanceled() async {
    // What has happened already is certain.
    await checkCanceled(.received, nil, isCertain: true)
    await checkCanceled(.inOrder, nil, isCertain: true)
    await checkCanceled(.recordedCalls, nil, isCertain: true)
    await checkCanceled(
      .notReceived, #"received \#(fake).show("Bern") 1 of atLeast(1)"#, isCertain: true)
    await checkCanceled(
      .noRecordedCalls, #"recordedCalls \#(fake): [show("Bern")]"#, isCertain: true)
    // What hasn't happened could still have.
    await checkCanceled(.received, #"notReceived \#(fake).show("Thun") 0 of atLeast(1)"#) {
      $0.place = "Thun"
    }
    await checkCanceled(.received, #"unconfirmed \#(fake).show("Thun") 0 of exactly(0)"#) {
      $0.place = "Thun"
      $0.count = .never
    }
    await checkCanceled(.received, #"unconfirmed \#(fake).show("Bern") 1 of atMost(2)"#) {
      $0.count = .atMost(2)
    }
    await checkCanceled(.notReceived, #"unconfirmed \#(fake).show("Thun") 0 of atLeast(1)"#) {
      $0.place = "Thun"
    }
    await checkCanceled(.notReceived, #"unconfirmed \#(fake).show("Bern") 1 of exactly(2)"#) {
      $0.count = 2
    }
    await checkCanceled(.inOrder, #"outOfOrder \#(fake).show("Thun"), 0 of 1 found"#) {
      $0.place = "Thun"
    }
    await checkCanceled(.recordedCalls, "noRecordedCalls \(fake), since checkpoint") {
      $0.beginning = self.after
    }
    await checkCanceled(.noRecordedCalls, "unconfirmedSilence \(fake)") {
      $0.beginning = self.after
    }
    var request = request
    request.line = #line
    let expected = unmetExpectation(
      request, after: Wait(limit: .seconds(3_600), isConfirmed: false))
    expect(request)
    await compare(
      failuresWhenCanceled(.expectationsMet, request), expected, request, lineOffset: 1_000)
  }

  /// Checks an assertion in a task that has been canceled.
  private func checkCanceled(
    _ assertion: Assertion, _ outline: String?, isCertain: Bool = false, line: UInt = #line,
    _ change: (inout AssertionRequest) -> Void = { _ in }
  ) async {
    var request = request
    request.line = line
    change(&request)
    let outcome = outcome(
      of: assertion, request, after: Wait(limit: .seconds(3_600), isConfirmed: isCertain))
    compare(outcome, outline, request)
    await compare(failuresWhenCanceled(assertion, request), outcome.text(), request)
  }

  /// The failures of an assertion in a task that has been canceled.
  private func failuresWhenCanceled(
    _ assertion: Assertion, _ request: AssertionRequest
  ) async -> [ReportedFailure] {
    let task = Task { [request] in
      await module.recordedFailures { await call(assertion, request) }
    }
    // It runs on the main actor, so it hasn't begun.
    task.cancel()
    if let failures = await values(of: [task])?.first { return failures }
    mistakes.append("\(request.form) \(request.line): the assertion waits")
    return []
  }

  /// Makes two calls on the main actor once the assertion has been suspended.
  private func makeCallsLater() {
    Task { [request] in
      for _ in 0..<1_000 { await Task.yield() }
      for place in ["Bern", "Thun"] {
        if request.form == .type { FakeSignpost.show(place) } else { request.fake.show(place) }
      }
    }
  }

  private func call(_ assertion: Assertion, _ request: AssertionRequest) async {
    switch assertion {
    case .received: await module.haveReceived(request)
    case .notReceived: await module.haveNotReceived(request)
    case .inOrder: await module.haveReceivedInOrder(request)
    case .exactly: await module.haveReceivedExactly(request)
    case .recordedCalls: await module.haveRecordedCalls(request)
    case .noRecordedCalls: await module.haveNoRecordedCalls(request)
    case .haveNoUnverifiedCalls: await module.haveNoUnverifiedCalls(request)
    case .noUnusedStubs: await module.noUnusedStubs(request)
    case .expectationsMet: await module.expectationsMet(request)
    }
  }
}
