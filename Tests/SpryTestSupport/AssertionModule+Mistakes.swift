import Spry

/// The assertions of a test framework.
private enum Assertion {
  case received, notReceived, inOrder, exactly, recordedCalls, noRecordedCalls
  case noUnverifiedCalls, noUnusedStubs, expectationsMet
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

/// Compares the failures of assertions in one form with those that a reader should see.
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

  /// Checks the text and line of an assertion's failure.
  ///
  /// - Parameters:
  ///   - assertion: The assertion.
  ///   - text: The complete text of the failure, or `nil` if the assertion passes.
  ///   - line: The line to attribute the failure to.
  ///   - change: Sets the parameter that is checked.
  private func check(
    _ assertion: Assertion, _ text: String?, line: UInt = #line,
    _ change: (inout AssertionRequest) -> Void = { _ in }
  ) async {
    var request = request
    request.line = line
    change(&request)
    let evaluationCount = request.evaluations.value
    let failures = await module.recordedFailures { await call(assertion, request) }
    let expected = text.map {
      [
        ReportedFailure(
          request.text.isEmpty ? $0 : "\($0)\n\(request.text)", at: Int(line),
          in: "\(AssertionRequest.file)")
      ]
    }
    if failures != expected ?? [] {
      mistakes.append("\(request.form) \(line): \(failures), expected \(expected ?? [])")
    }
    let count = request.evaluations.value - evaluationCount
    if count != (text == nil ? 0 : 1) {
      mistakes.append("\(request.form) \(line): the message was evaluated \(count) times")
    }
  }

  func checkReceived() async {
    await check(.received, nil) {
      $0.count = .once
      $0.beginning = self.before
    }
    let other = """
      \(fake) did not receive show("Thun").
      Closest call, #1 of 1:
        show("Bern")
          argument 1: expected "Thun", received "Bern"
      All calls:
        1. show("Bern")
      """
    await check(.received, other) { $0.place = "Thun" }
    await check(.received, other) {
      $0.place = "Thun"
      $0.message = "why"
    }
    let tooFew = """
      \(fake) received show("Bern") once, expected exactly twice.
      All calls:
        1. show("Bern")
      """
    await check(.received, tooFew) { $0.count = 2 }
    let tooEarly = """
      \(fake) did not receive show("Bern") after the checkpoint.
      It received no calls after the checkpoint.
      """
    await check(.received, tooEarly) { $0.beginning = self.after }
  }

  func checkNotReceived() async {
    await check(.notReceived, nil) { $0.place = "Thun" }
    await check(.notReceived, nil) { $0.count = 2 }
    await check(.notReceived, nil) { $0.beginning = self.after }
    let received = """
      \(fake) received show("Bern") once, expected no calls.
      All calls:
        1. show("Bern")
      """
    await check(.notReceived, received)
    await check(.notReceived, received) { $0.message = "why" }
    let receivedOnce = """
      \(fake) received show("Bern") once, expected anything but exactly once.
      All calls:
        1. show("Bern")
      """
    await check(.notReceived, receivedOnce) { $0.count = 1 }
    let receivedSince = """
      \(fake) received show("Bern") once after the checkpoint, expected no calls.
      All calls after the checkpoint:
        1. show("Bern")
      """
    await check(.notReceived, receivedSince) { $0.beginning = self.before }
  }

  func checkRecordedCalls() async {
    await check(.recordedCalls, nil) { $0.beginning = self.before }
    let none = "\(fake) received no calls after the checkpoint, expected at least one."
    await check(.recordedCalls, none) { $0.beginning = self.after }
    await check(.recordedCalls, none) {
      $0.beginning = self.after
      $0.message = "why"
    }
    await check(.noRecordedCalls, nil) { $0.beginning = self.after }
    let some = """
      \(fake) received 1 call, expected no calls.
      All calls:
        1. show("Bern")
      """
    await check(.noRecordedCalls, some)
    await check(.noRecordedCalls, some) { $0.message = "why" }
    let someSince = """
      \(fake) received 1 call after the checkpoint, expected no calls.
      All calls after the checkpoint:
        1. show("Bern")
      """
    await check(.noRecordedCalls, someSince) { $0.beginning = self.before }
  }

  func checkOrder() async {
    await check(.inOrder, nil) { $0.beginning = self.before }
    let outOfOrder = """
      Calls were not received in order: \(fake).show("Bern") was not received after the checkpoint.
      Expected order:
        1. \(fake).show("Bern"): not received
      No calls were received after the checkpoint.
      """
    await check(.inOrder, outOfOrder) { $0.beginning = self.after }
    await check(.inOrder, outOfOrder) {
      $0.beginning = self.after
      $0.message = "why"
    }
    await check(.exactly, nil) { $0.beginning = self.before }
    let notExactly = """
      \(fake) did not receive exactly the expected calls after the checkpoint.
        -  show("Bern"): expected here, not received
      No calls were received after the checkpoint.
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
    let unverified = """
      \(fake) has 1 unverified call:
        1. show("Bern")
      Verify it or, if it doesn't matter, pass excluding: [.show]
      """
    await check(.noUnverifiedCalls, unverified)
    showOnlyOnce()
    await check(.noUnverifiedCalls, unverified) { $0.message = "why" }
    showOnlyOnce()
    await check(.noUnverifiedCalls, unverified) { $0.beginning = mark }
    showOnlyOnce()
    await check(.noUnverifiedCalls, nil) { $0.beginning = Checkpoint() }
    await check(.noUnverifiedCalls, nil) { $0.excludesShow = true }

    await check(.noUnusedStubs, nil)
    if request.form == .type {
      FakeSignpost.stub(.height, file: "/tests/HeightTests.swift", line: 3).andReturn(2)
    } else {
      request.fake.stub(.height, file: "/tests/HeightTests.swift", line: 3).andReturn(2)
    }
    let unused = """
      \(fake) has 1 unused stub:
        1. height, any arguments, at HeightTests.swift:3
           height was not called
      If a stub should have been used, fix it or the code; otherwise, remove it or add .optional().
      """
    await check(.noUnusedStubs, unused)
    await check(.noUnusedStubs, unused) { $0.message = "why" }
  }

  func checkExpectations() async {
    FakeSignpost.resetCalls()
    request.fake.resetCalls()
    // A failure points to the line of the expectation and mentions the line of the assertion.
    let line: UInt = #line
    let unmet = """
      \(fake) did not receive show("Bern") after the expectation.
      It received no calls after the expectation.
      The verification is at SignpostTests.swift:\(line).
      """
    request.call.expect(file: AssertionRequest.file, line: line)
    await check(.expectationsMet, unmet, line: line)
    request.call.expect(file: AssertionRequest.file, line: line)
    await check(.expectationsMet, unmet, line: line) { $0.message = "why" }
    await check(.expectationsMet, nil)
  }

  /// Checks that calls end the wait of an assertion.
  func checkWaiting() async {
    await checkWaiting(.received, nil) { $0.place = "Thun" }
    await checkWaiting(.received, nil) { $0.count = .once }
    await checkWaiting(.recordedCalls, nil)
    await checkWaiting(.inOrder, nil) { $0.place = "Thun" }
    request.call.expect()
    await checkWaiting(.expectationsMet, nil)
    let received = """
      \(fake) received show("Thun") once after the checkpoint, expected no calls.
      All calls after the checkpoint:
        1. show("Bern")
        2. show("Thun")
      """
    await checkWaiting(.notReceived, received) { $0.place = "Thun" }
    let recorded = """
      \(fake) received 2 calls after the checkpoint, expected no calls.
      All calls after the checkpoint:
        1. show("Bern")
        2. show("Thun")
      """
    await checkWaiting(.noRecordedCalls, recorded)
  }

  /// Checks an assertion that starts before the calls it waits for.
  private func checkWaiting(
    _ assertion: Assertion, _ text: String?, line: UInt = #line,
    _ change: (inout AssertionRequest) -> Void = { _ in }
  ) async {
    request.beginning = Checkpoint()
    makeCallsLater()
    await check(assertion, text, line: line, change)
  }

  /// Checks what assertions conclude if a canceled task can't wait.
  func checkCanceled() async {
    // What has happened already is certain.
    await checkCanceled(.received, nil)
    await checkCanceled(.inOrder, nil)
    await checkCanceled(.recordedCalls, nil)
    await checkCanceled(.notReceived, "\(fake) received show(\"Bern\") once, expected no calls.")
    await checkCanceled(.noRecordedCalls, "\(fake) received 1 call, expected no calls.")
    // What hasn't happened could still have.
    let canceled = "before the waiting task was canceled."
    let soFar = "so far, but the waiting task was canceled before the timeout."
    await checkCanceled(.received, "\(fake) did not receive show(\"Thun\") \(canceled)") {
      $0.place = "Thun"
    }
    await checkCanceled(.received, "\(fake) did not receive show(\"Thun\") \(soFar)") {
      $0.place = "Thun"
      $0.count = .never
    }
    await checkCanceled(.received, "\(fake) received show(\"Bern\") once \(soFar)") {
      $0.count = .atMost(2)
    }
    await checkCanceled(.notReceived, "\(fake) did not receive show(\"Thun\") \(soFar)") {
      $0.place = "Thun"
    }
    await checkCanceled(.notReceived, "\(fake) received show(\"Bern\") once \(soFar)") {
      $0.count = 2
    }
    await checkCanceled(
      .inOrder,
      "Calls were not received in order: \(fake).show(\"Thun\") was not received."
    ) { $0.place = "Thun" }
    await checkCanceled(
      .recordedCalls, "\(fake) received no calls after the checkpoint, expected at least one."
    ) { $0.beginning = self.after }
    await checkCanceled(.noRecordedCalls, "\(fake) received no calls \(soFar)") {
      $0.beginning = self.after
    }
    let line: UInt = #line
    request.call.expect(file: AssertionRequest.file, line: line)
    await checkCanceled(
      .expectationsMet,
      "\(fake) did not receive show(\"Bern\") after the expectation \(canceled)", line: line)
  }

  /// Checks the first line of an assertion's failure in a task that has been canceled.
  private func checkCanceled(
    _ assertion: Assertion, _ headline: String?, line: UInt = #line,
    _ change: (inout AssertionRequest) -> Void = { _ in }
  ) async {
    var request = request
    request.line = line
    change(&request)
    let task = Task { [request] in
      await module.recordedFailures { await call(assertion, request) }
    }
    // It runs on the main actor, so it hasn't begun.
    task.cancel()
    guard let failures = await values(of: [task])?.first else {
      mistakes.append("\(request.form) \(line): the assertion waits")
      return
    }
    let headlines = failures.map { String($0.text.prefix { $0 != "\n" }) }
    let lines = Set(failures.map(\.line)).subtracting([Int(line)])
    if headlines != [headline].compactMap(\.self) || !lines.isEmpty {
      mistakes.append(
        "\(request.form) \(line): \(failures), expected \(headline ?? "no failure")")
    }
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
    case .noUnverifiedCalls: await module.noUnverifiedCalls(request)
    case .noUnusedStubs: await module.noUnusedStubs(request)
    case .expectationsMet: await module.expectationsMet(request)
    }
  }
}
