import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Stubs and verifications that can't work are reported") struct StubMistakeTests {
  private let store = FakeTrailStore()

  @Test(arguments: [
    (CountSpecifier.exactly(-1), ".exactly(-1)"), (.atLeast(-2), ".atLeast(-2)"),
    (.atMost(-1), ".atMost(-1)"), (.between(-1...2), ".between(-1...2)"),
  ])
  func negativeCountsAreReported(count: CountSpecifier, code: String) {
    let text = """
      FakeTrailStore.trails(near:): \(code) specifies a negative number of calls.
      Use a count of 0 or more.
      """
    let texts = failures { #expect(!store.didCall(.trails, countSpecifier: count).success) }
    #expect(texts == [text])
    #expect(failures { store.expect(.trails, countSpecifier: count) } == [text])
    #expect(failures { store.verify() } == [])
    #expect(store.call(.trails).received(count, nil).text(adding: "") == text)
    #expect(
      store.call(.trails).notReceived(count, nil).text(adding: "") == text)
  }

  @Test func timesAfterUncountedCallsIsAMistake() {
    let stub = store.stub(.trails).andReturn([Trail.eiger])
    _ = store.trails(near: "Bern")
    let texts = failures { stub.times(2) }
    #expect(
      texts == [
        """
        times(…) must come right after the answer, but the stub for FakeTrailStore.trails(near:) has already been used.
        """
      ])
    for _ in 0..<3 { #expect(store.trails(near: "Bern") == [.eiger]) }
  }

  @Test func secondConditionsAreReportedAndNotUsed() {
    let texts = failures { store.stub(.trails).with("Bern").with("Thun").andReturn([Trail.eiger]) }
    #expect(texts.count == 1)
    #expect(store.trails(near: "Bern") == [.eiger])
    #expect(failures { _ = store.trails(near: "Thun") }.count == 1)
  }

  @Test func timesAfterCountedCallsIsAccepted() {
    let stub = store.stub(.trails).andReturn([Trail.eiger]).times(1)
    _ = store.trails(near: "Bern")
    stub.thenReturn([Trail.gemmi]).times(2)
    #expect(store.trails(near: "Bern") == [.gemmi])
    #expect(store.trails(near: "Bern") == [.gemmi])
    #expect(failures { _ = store.trails(near: "Bern") }.count == 1)
  }
}

/// The failures that are reported when a test ends.
private func endOfTest(_ body: () -> Void) -> [Report] {
  let scope = TestScope()
  TestScope.local.withValue(scope) { body() }
  return scope.end()
}

@Suite("Values of the wrong type are always reported") struct SkippedAnswerTests {
  private let ranger = FakeRanger()

  @Test func stubWithAWrongValueIsReportedEvenIfAnotherStubAnswers() {
    let entries = endOfTest {
      ranger.stub(.anything).andReturn(0)
      ranger.stub(.anything, file: "/tests/StoreTests.swift", line: 3).with("a").andReturn("5")
      #expect(ranger.anything("a") as Int == 0)
      #expect(ranger.anything("a") as Int == 0)
    }
    #expect(
      entries.map(\.text) == [
        """
        FakeRanger skipped a stub that matches anything("a"), because it returns the wrong type.
          with("a"), at StoreTests.swift:3
          returns "5" (String), but the member returns Int
        Return a value of the member's type, or remove the stub.
        """
      ])
    #expect(entries.map(\.location.line) == [3])
  }

  @Test func consecutiveAnswerOfTheWrongTypeIsReported() {
    let entries = endOfTest {
      ranger.stub(.anything).andReturn(0)
      ranger.stub(.anything, file: "/tests/StoreTests.swift", line: 4).andReturn(1).thenReturn(
        "two")
      #expect(ranger.anything(nil) as Int == 1)
      #expect(ranger.anything(nil) as Int == 0)
    }
    #expect(entries.map(\.location.line) == [4])
  }

  @Test(arguments: [true, false]) func overloadsMayCallInAnyOrder(isIntFirst: Bool) {
    let entries = endOfTest {
      ranger.spryStorage.unstubbedPolicy = .returnDefault
      ranger.stub(.anything).with("count").andReturn(3).optional()
      if isIntFirst { #expect(ranger.anything("count") as Int? == 3) }
      #expect(ranger.anything("count") as String? == nil)
      #expect(ranger.anything("count") as Int? == 3)
    }
    #expect(entries.map(\.text) == [])
  }

  @Test func strictTestReportsAWrongValueOnce() {
    let scope = TestScope(isStrict: true)
    TestScope.local.withValue(scope) {
      ranger.stub(.anything).andReturn(0)
      ranger.stub(.anything, file: "/tests/StoreTests.swift", line: 5).andReturn("5")
      #expect(ranger.anything("a") as Int == 0)
    }
    #expect(scope.end().map(\.location.line) == [5])
  }

  @Test func outsideATestWrongValueIsReportedByTheCallOrTheDeinit() {
    let atOnce = failures {
      ranger.spryStorage.unstubbedPolicy = .returnDefault
      ranger.stub(.anything).andReturn("5")
      #expect(ranger.anything("a") as Int == 0)
    }
    #expect(atOnce.count == 1)
    let withTheFake = failures {
      let fake = FakeRanger()
      fake.stub(.anything).andReturn(0)
      fake.stub(.anything).andReturn("5")
      #expect(fake.anything("a") as Int == 0)
    }
    #expect(withTheFake.count == 1)
    let usedLater = failures {
      let fake = FakeRanger()
      fake.stub(.anything).andReturn(0)
      fake.stub(.anything).andReturn("5")
      #expect(fake.anything("a") as Int == 0)
      #expect(fake.anything("a") as String == "5")
    }
    #expect(usedLater == [])
  }

  /// XCTest has no scope of its own, so these are taken from the process when a test case ends.
  @Test func valueThatIsUsedLaterIsNotLeftOver() {
    func leftovers(_ text: String? = nil) -> Int {
      TestScope.local.withValue(TestScope()) {
        ranger.stub(.anything).andReturn(0)
        ranger.stub(.anything).andReturn("5")
        #expect(ranger.anything("a") as Int == 0)
        if let text { #expect(ranger.anything("a") as String == text) }
        return TestScope.current.ledger.close(.testCase(.passed)).count
      }
    }
    #expect(leftovers() == 1)
    #expect(leftovers("5") == 0)
  }
}

/// A fake that records some calls without answering them.
private final class FakeLogbook: Spryable {
  enum Function: String, StringRepresentable {
    case write = "write(_:)"
    case sign, pages, read
    case line = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  func write(_ text: String) { recordCall(arguments: text) }
  func sign() { recordCall() }
  var pages: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func read() -> Int {
    recordCall()
    return stubbedValue()
  }
  subscript(index: Int) -> String {
    get { stubbedValue(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }
}

@Suite("Stubs for members that only record calls") struct UnaskedStubTests {
  private let logbook = FakeLogbook()

  @Test func stubOfAMemberThatOnlyRecordsIsReported() {
    let reports = endOfTest {
      logbook.stub(.write, file: "/tests/LogTests.swift", line: 3).with("a").andThrow(
        TrailError.closed)
      logbook.stub(.sign, file: "/tests/LogTests.swift", line: 4).andReturn()
      logbook.write("a")
      logbook.write("a")
      logbook.sign()
    }
    #expect(reports.map(\.location.line) == [3, 4])
    #expect(
      reports.first?.text == """
        FakeLogbook skipped a stub that matches write("a"), because the member only records its calls.
          with("a"), at LogTests.swift:3
        Call spryify instead of recordCall in the member, or remove the stub.
        """)
  }

  @Test func stubsThatAnswerElsewhereAreNotReported() {
    let reports = endOfTest {
      logbook.stub(.pages).andReturn(3)
      logbook.pages = 4
      logbook.stub(.line).andReturn("x")
      logbook[0] = "y"
      // The original Spry's fakes call both.
      logbook.stub(.read).andReturn(5)
      #expect(logbook.read() == 5)
      logbook.stub(.write).with("b").andReturn()
      logbook.write("a")
      logbook.stub(.sign).andReturn().optional()
      logbook.sign()
    }
    #expect(reports.map(\.text) == [])
  }
}
