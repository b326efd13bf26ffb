import SpryTestSupport
import SpryXCTest
import XCTest

/// Checks every parameter of every assertion.
final class AllAssertionsTests: RecordingTestCase {
  @MainActor func testEveryParameterOfEveryAssertionHasAnEffect() async {
    let mistakes = await mistakes()
    XCTAssertEqual(mistakes, [])
  }

  @MainActor func testAssertionsAreAboutAtLeastOneCallOnTheirLineByDefault() async {
    FakeSignpost.resetCalls()
    let (signpost, limit) = (FakeSignpost(), Duration.milliseconds(1))
    for _ in 1...2 {
      signpost.show("Bern")
      FakeSignpost.show("Bern")
    }
    let later = Checkpoint()
    typealias Assertion = @MainActor (_ place: String) async -> Void
    let line = #line + 2
    let positive: [Assertion] = [
      { XCTAssertHaveReceived(signpost, .show, with: $0) },
      { XCTAssertHaveReceived(FakeSignpost.self, .show, with: $0) },
      { XCTAssertHaveReceived(signpost.call(.show, with: $0)) },
      { XCTAssertHaveReceived(signpost.call(.show, with: $0), "why") },
      { await XCTAssertHaveReceived(signpost, .show, with: $0, within: limit) },
      { await XCTAssertHaveReceived(FakeSignpost.self, .show, with: $0, within: limit) },
      { await XCTAssertHaveReceived(signpost.call(.show, with: $0), within: limit) },
    ]
    let negative: [Assertion] = [
      { XCTAssertHaveNotReceived(signpost, .show, with: $0) },
      { XCTAssertHaveNotReceived(FakeSignpost.self, .show, with: $0) },
      { XCTAssertHaveNotReceived(signpost.call(.show, with: $0)) },
      { XCTAssertHaveNotReceived(signpost.call(.show, with: $0), "why") },
      { await XCTAssertHaveNotReceived(signpost, .show, with: $0, within: limit) },
      { await XCTAssertHaveNotReceived(FakeSignpost.self, .show, with: $0, within: limit) },
      { await XCTAssertHaveNotReceived(signpost.call(.show, with: $0), within: limit) },
    ]
    let others: [Assertion] = [
      { _ in XCTAssertNoUnverifiedCalls(signpost) },
      { _ in XCTAssertNoUnverifiedCalls(FakeSignpost.self) },
      { _ in XCTAssertHaveRecordedCalls(FakeSignpost()) },
      { _ in XCTAssertHaveRecordedCalls(FakeSignpost.self, since: later) },
      { _ in await XCTAssertHaveRecordedCalls(FakeSignpost(), within: limit) },
      { _ in await XCTAssertHaveRecordedCalls(FakeSignpost.self, since: later, within: limit) },
      { _ in XCTAssertHaveNoRecordedCalls(signpost) },
      { _ in XCTAssertHaveNoRecordedCalls(FakeSignpost.self) },
      { _ in await XCTAssertHaveNoRecordedCalls(signpost, within: limit) },
      { _ in await XCTAssertHaveNoRecordedCalls(FakeSignpost.self, within: limit) },
      { XCTAssertHaveReceivedInOrder(signpost.call(.show, with: $0)) },
      { await XCTAssertHaveReceivedInOrder(signpost.call(.show, with: $0), within: limit) },
      { XCTAssertHaveReceivedExactly(signpost.call(.show, with: $0)) },
    ]
    func failures(_ assertions: [Assertion], _ place: String) async -> [String] {
      let failures = await recordedFailures {
        for assertion in assertions { await assertion(place) }
      }
      return failures.map { "\($0.line - line)\($0.text.hasSuffix("\nwhy") ? " why" : "")" }
    }
    var found = await failures(others, "Thun")
    XCTAssertEqual(found, (18...30).map(String.init))
    found = await failures(positive, "Bern")
    XCTAssertEqual(found, [])
    found = await failures(positive, "Thun")
    XCTAssertEqual(found, ["0", "1", "2", "3 why", "4", "5", "6"])
    found = await failures(negative, "Bern")
    XCTAssertEqual(found, ["9", "10", "11", "12 why", "13", "14", "15"])
    found = await failures(negative, "Thun")
    XCTAssertEqual(found, [])
  }

  @MainActor func testNoAssertionInACanceledTaskWaitsOrPassesWithoutEvidence() async {
    let mistakes = await mistakesInCanceledTasks()
    XCTAssertEqual(mistakes, [])
  }
}

extension AllAssertionsTests: @MainActor AssertionModule {
  private var type: FakeSignpost.Type { FakeSignpost.self }
  private var file: StaticString { AssertionRequest.file }

  @MainActor func recordedFailures(
    _ body: @MainActor () async -> Void
  ) async -> [ReportedFailure] {
    startRecording()
    await body()
    // XCTest on Linux adds the prefix.
    return stopRecording().map { failure in
      ReportedFailure(
        String(failure.text.trimmingPrefix("failed - ")), at: failure.line, in: failure.file)
    }
  }

  @MainActor func haveReceived(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (.fake, nil):
      XCTAssertHaveReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, r.message,
        file: file, line: r.line)
    case (.fake, let limit?):
      await XCTAssertHaveReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        r.message, file: file, line: r.line)
    case (.call, nil):
      XCTAssertHaveReceived(
        r.call, r.count, since: r.beginning, r.message, file: file, line: r.line)
    case (.call, let limit?):
      await XCTAssertHaveReceived(
        r.call, r.count, since: r.beginning, within: limit, r.message, file: file,
        line: r.line)
    case (.type, nil):
      XCTAssertHaveReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, r.message,
        file: file, line: r.line)
    case (.type, let limit?):
      await XCTAssertHaveReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        r.message, file: file, line: r.line)
    }
  }

  @MainActor func haveNotReceived(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (.fake, nil):
      XCTAssertHaveNotReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, r.message,
        file: file, line: r.line)
    case (.fake, let limit?):
      await XCTAssertHaveNotReceived(
        r.fake, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        r.message, file: file, line: r.line)
    case (.call, nil):
      XCTAssertHaveNotReceived(
        r.call, r.count, since: r.beginning, r.message, file: file, line: r.line)
    case (.call, let limit?):
      await XCTAssertHaveNotReceived(
        r.call, r.count, since: r.beginning, within: limit, r.message, file: file,
        line: r.line)
    case (.type, nil):
      XCTAssertHaveNotReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, r.message,
        file: file, line: r.line)
    case (.type, let limit?):
      await XCTAssertHaveNotReceived(
        type, .show, with: r.place, countSpecifier: r.count, since: r.beginning, within: limit,
        r.message, file: file, line: r.line)
    }
  }

  @MainActor func haveRecordedCalls(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (_, nil) where r.form != .type:
      XCTAssertHaveRecordedCalls(r.fake, since: r.beginning, r.message, file: file, line: r.line)
    case (_, let limit?) where r.form != .type:
      await XCTAssertHaveRecordedCalls(
        r.fake, since: r.beginning, within: limit, r.message, file: file, line: r.line)
    case (_, nil):
      XCTAssertHaveRecordedCalls(type, since: r.beginning, r.message, file: file, line: r.line)
    case (_, let limit?):
      await XCTAssertHaveRecordedCalls(
        type, since: r.beginning, within: limit, r.message, file: file, line: r.line)
    }
  }

  @MainActor func haveNoRecordedCalls(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (_, nil) where r.form != .type:
      XCTAssertHaveNoRecordedCalls(r.fake, since: r.beginning, r.message, file: file, line: r.line)
    case (_, let limit?) where r.form != .type:
      await XCTAssertHaveNoRecordedCalls(
        r.fake, since: r.beginning, within: limit, r.message, file: file, line: r.line)
    case (_, nil):
      XCTAssertHaveNoRecordedCalls(type, since: r.beginning, r.message, file: file, line: r.line)
    case (_, let limit?):
      await XCTAssertHaveNoRecordedCalls(
        type, since: r.beginning, within: limit, r.message, file: file, line: r.line)
    }
  }

  @MainActor func haveReceivedInOrder(_ r: AssertionRequest) async {
    if let limit = r.limit {
      await XCTAssertHaveReceivedInOrder(
        r.call, since: r.beginning, within: limit, r.message, file: file, line: r.line)
    } else {
      XCTAssertHaveReceivedInOrder(r.call, since: r.beginning, r.message, file: file, line: r.line)
    }
  }

  @MainActor func haveReceivedExactly(_ r: AssertionRequest) async {
    XCTAssertHaveReceivedExactly(r.call, since: r.beginning, r.message, file: file, line: r.line)
  }

  @MainActor func haveNoUnverifiedCalls(_ r: AssertionRequest) async {
    if r.form == .type {
      XCTAssertNoUnverifiedCalls(
        type, excluding: r.excludesShow ? [.show] : [], since: r.beginning, r.message, file: file,
        line: r.line)
    } else {
      XCTAssertNoUnverifiedCalls(
        r.fake, excluding: r.excludesShow ? [.show] : [], since: r.beginning, r.message, file: file,
        line: r.line)
    }
  }

  @MainActor func noUnusedStubs(_ r: AssertionRequest) async {
    if r.form == .type {
      XCTAssertNoUnusedStubs(type, r.message, file: file, line: r.line)
    } else {
      XCTAssertNoUnusedStubs(r.fake, r.message, file: file, line: r.line)
    }
  }

  @MainActor func expectationsMet(_ r: AssertionRequest) async {
    switch (r.form, r.limit) {
    case (.type, let limit?):
      await XCTAssertExpectationsMet(type, within: limit, r.message, file: file, line: r.line)
    case (.type, nil): XCTAssertExpectationsMet(type, r.message, file: file, line: r.line)
    case (_, let limit?):
      await XCTAssertExpectationsMet(r.fake, within: limit, r.message, file: file, line: r.line)
    case (_, nil): XCTAssertExpectationsMet(r.fake, r.message, file: file, line: r.line)
    }
  }
}
