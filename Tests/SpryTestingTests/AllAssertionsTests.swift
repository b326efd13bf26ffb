import SpryTestSupport
import SpryTesting
import Testing

/// Checks every parameter of every assertion.
@Suite(.spry) @MainActor struct AllAssertionsTests: AssertionModule {
  @Test func everyParameterOfEveryAssertionHasAnEffect() async {
    let mistakes = await mistakes()
    #expect(mistakes == [])
  }

  @Test func noAssertionInACanceledTaskWaitsOrPassesWithoutEvidence() async {
    let mistakes = await mistakesInCanceledTasks()
    #expect(mistakes == [])
  }

  @Test func assertionsAreAboutAtLeastOneCallOnTheirLineByDefault() async {
    let (signpost, limit) = (FakeSignpost(), Duration.milliseconds(1))
    for _ in 1...2 {
      signpost.show("Bern")
      FakeSignpost.show("Bern")
    }
    let later = Checkpoint()
    typealias Assertion = @MainActor (_ place: String) async -> Void
    let line = #line + 2
    let positive: [Assertion] = [
      { expectHaveReceived(signpost, .show, with: $0) },
      { expectHaveReceived(FakeSignpost.self, .show, with: $0) },
      { expectHaveReceived(signpost.call(.show, with: $0)) },
      { expectHaveReceived(signpost.call(.show, with: $0), "why") },
      { await expectHaveReceived(signpost, .show, with: $0, within: limit) },
      { await expectHaveReceived(FakeSignpost.self, .show, with: $0, within: limit) },
      { await expectHaveReceived(signpost.call(.show, with: $0), within: limit) },
    ]
    let negative: [Assertion] = [
      { expectHaveNotReceived(signpost, .show, with: $0) },
      { expectHaveNotReceived(FakeSignpost.self, .show, with: $0) },
      { expectHaveNotReceived(signpost.call(.show, with: $0)) },
      { expectHaveNotReceived(signpost.call(.show, with: $0), "why") },
      { await expectHaveNotReceived(signpost, .show, with: $0, within: limit) },
      { await expectHaveNotReceived(FakeSignpost.self, .show, with: $0, within: limit) },
      { await expectHaveNotReceived(signpost.call(.show, with: $0), within: limit) },
    ]
    let others: [Assertion] = [
      { _ in expectNoUnverifiedCalls(signpost) },
      { _ in expectNoUnverifiedCalls(FakeSignpost.self) },
      { _ in expectHaveRecordedCalls(FakeSignpost()) },
      { _ in expectHaveRecordedCalls(FakeSignpost.self, since: later) },
      { _ in await expectHaveRecordedCalls(FakeSignpost(), within: limit) },
      { _ in await expectHaveRecordedCalls(FakeSignpost.self, since: later, within: limit) },
      { _ in expectHaveNoRecordedCalls(signpost) },
      { _ in expectHaveNoRecordedCalls(FakeSignpost.self) },
      { _ in await expectHaveNoRecordedCalls(signpost, within: limit) },
      { _ in await expectHaveNoRecordedCalls(FakeSignpost.self, within: limit) },
      { expectHaveReceivedInOrder(signpost.call(.show, with: $0)) },
      { await expectHaveReceivedInOrder(signpost.call(.show, with: $0), within: limit) },
      { expectHaveReceivedExactly(signpost.call(.show, with: $0)) },
    ]
    func failures(_ assertions: [Assertion], _ place: String) async -> [String] {
      let failures = await recordedFailures {
        for assertion in assertions { await assertion(place) }
      }
      return failures.map { "\($0.line - line)\($0.text.hasSuffix("\nwhy") ? " why" : "")" }
    }
    var found = await failures(others, "Thun")
    #expect(found == (18...30).map(String.init))
    found = await failures(positive, "Bern")
    #expect(found == [])
    found = await failures(positive, "Thun")
    #expect(found == ["0", "1", "2", "3 why", "4", "5", "6"])
    found = await failures(negative, "Bern")
    #expect(found == ["9", "10", "11", "12 why", "13", "14", "15"])
    found = await failures(negative, "Thun")
    #expect(found == [])
    let call = signpost.call(.show)
    let waited = [
      await signpost.didCall(.show, within: limit),
      await FakeSignpost.didCall(.show, within: limit),
      await call.didCall(within: limit),
    ]
    let results = [signpost.didCall(.show), FakeSignpost.didCall(.show), call.didCall()] + waited
    #expect(results.map(\.success) == Array(repeating: true, count: 6))
  }

  private var type: FakeSignpost.Type { FakeSignpost.self }

  private func comment(_ request: AssertionRequest) -> Comment? {
    let message = request.message
    return message.isEmpty ? nil : Comment(rawValue: message)
  }

  private func location(_ request: AssertionRequest) -> SourceLocation {
    let file = "\(AssertionRequest.file)"
    return SourceLocation(
      fileID: "Signposts/SignpostTests.swift", filePath: file, line: Int(request.line), column: 1)
  }

  func recordedFailures(_ body: @MainActor () async -> Void) async -> [ReportedFailure] {
    let issues = await recordedIssues { await body() }
    return issues.map { issue in
      ReportedFailure(issue.text, at: issue.line, in: "\(AssertionRequest.file)")
    }
  }

  func haveReceived(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (.fake, nil):
      expectHaveReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, comment(r),
        sourceLocation: location(r))
    case (.fake, let limit?):
      await expectHaveReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        comment(r), sourceLocation: location(r))
    case (.call, nil):
      expectHaveReceived(
        r.call, r.count, since: r.beginning, comment(r), sourceLocation: location(r)
      )
    case (.call, let limit?):
      await expectHaveReceived(
        r.call, r.count, since: r.beginning, within: limit, comment(r),
        sourceLocation: location(r))
    case (.type, nil):
      expectHaveReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, comment(r),
        sourceLocation: location(r))
    case (.type, let limit?):
      await expectHaveReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        comment(r), sourceLocation: location(r))
    }
  }

  func haveNotReceived(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (.fake, nil):
      expectHaveNotReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, comment(r),
        sourceLocation: location(r))
    case (.fake, let limit?):
      await expectHaveNotReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        comment(r), sourceLocation: location(r))
    case (.call, nil):
      expectHaveNotReceived(
        r.call, r.count, since: r.beginning, comment(r), sourceLocation: location(r)
      )
    case (.call, let limit?):
      await expectHaveNotReceived(
        r.call, r.count, since: r.beginning, within: limit, comment(r),
        sourceLocation: location(r))
    case (.type, nil):
      expectHaveNotReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, comment(r),
        sourceLocation: location(r))
    case (.type, let limit?):
      await expectHaveNotReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        comment(r), sourceLocation: location(r))
    }
  }

  func haveRecordedCalls(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (_, nil) where r.form != .type:
      expectHaveRecordedCalls(r.fake, since: r.beginning, comment(r), sourceLocation: location(r))
    case (_, let limit?) where r.form != .type:
      await expectHaveRecordedCalls(
        r.fake, since: r.beginning, within: limit, comment(r), sourceLocation: location(r))
    case (_, nil):
      expectHaveRecordedCalls(type, since: r.beginning, comment(r), sourceLocation: location(r))
    case (_, let limit?):
      await expectHaveRecordedCalls(
        type, since: r.beginning, within: limit, comment(r), sourceLocation: location(r))
    }
  }

  func haveNoRecordedCalls(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (_, nil) where r.form != .type:
      expectHaveNoRecordedCalls(r.fake, since: r.beginning, comment(r), sourceLocation: location(r))
    case (_, let limit?) where r.form != .type:
      await expectHaveNoRecordedCalls(
        r.fake, since: r.beginning, within: limit, comment(r), sourceLocation: location(r))
    case (_, nil):
      expectHaveNoRecordedCalls(type, since: r.beginning, comment(r), sourceLocation: location(r))
    case (_, let limit?):
      await expectHaveNoRecordedCalls(
        type, since: r.beginning, within: limit, comment(r), sourceLocation: location(r))
    }
  }

  func haveReceivedInOrder(_ r: AssertionRequest) async {
    if let limit = r.limit {
      await expectHaveReceivedInOrder(
        r.call, since: r.beginning, within: limit, comment(r), sourceLocation: location(r))
    } else {
      expectHaveReceivedInOrder(r.call, since: r.beginning, comment(r), sourceLocation: location(r))
    }
  }

  func haveReceivedExactly(_ r: AssertionRequest) async {
    expectHaveReceivedExactly(r.call, since: r.beginning, comment(r), sourceLocation: location(r))
  }

  func haveNoUnverifiedCalls(_ r: AssertionRequest) async {
    if r.form == .type {
      expectNoUnverifiedCalls(
        type, excluding: r.excludesShow ? [.show] : [], since: r.beginning, comment(r),
        sourceLocation: location(r))
    } else {
      expectNoUnverifiedCalls(
        r.fake, excluding: r.excludesShow ? [.show] : [], since: r.beginning, comment(r),
        sourceLocation: location(r))
    }
  }

  func noUnusedStubs(_ r: AssertionRequest) async {
    if r.form == .type {
      expectNoUnusedStubs(type, comment(r), sourceLocation: location(r))
    } else {
      expectNoUnusedStubs(r.fake, comment(r), sourceLocation: location(r))
    }
  }

  func expectationsMet(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (.type, let limit?):
      await expectExpectationsMet(type, within: limit, comment(r), sourceLocation: location(r))
    case (.type, nil): expectExpectationsMet(type, comment(r), sourceLocation: location(r))
    case (_, let limit?):
      await expectExpectationsMet(r.fake, within: limit, comment(r), sourceLocation: location(r))
    case (_, nil): expectExpectationsMet(r.fake, comment(r), sourceLocation: location(r))
    }
  }
}
