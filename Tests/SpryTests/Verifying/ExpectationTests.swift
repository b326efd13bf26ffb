import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct ExpectationTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  init() {
    store.stub(.trails).andReturn([Trail]())
  }

  /// The failures of the expectations that are still unverified when a test ends.
  private func leftover(_ body: () -> Void) -> [String] {
    withOwnStaticFakes {
      body()
      return TestScope.current.testEnd.close(.testCase(.passed)).map(\.text)
    }
  }

  @Test func metExpectationsPass() {
    let texts = failures {
      store.expect(.trails)
      store.expect(.trails, with: "Bern", countSpecifier: .once)
      store.expect(.save, countSpecifier: .never)
      _ = store.trails(near: "Bern")
      #expect(store.verify())
    }
    #expect(texts == [])
  }

  @Test func eachUnmetExpectationIsReported() {
    store.expect(.trails, with: "Bern", countSpecifier: .once)
    store.expect(.region)
    store.expect(.save, countSpecifier: .never)
    _ = store.trails(near: "Thun")
    var line = 0
    let texts = failures {
      line = #line + 1
      #expect(!store.verify())
    }
    #expect(
      texts == [
        """
        FakeTrailStore did not receive trails(near: "Bern") after the expectation, expected exactly once.
        Closest call, #1 of 1:
          trails(near: "Thun")
            near: expected "Bern", received "Thun"
        All calls after the expectation:
          1. trails(near: "Thun")
        The verification is at ExpectationTests.swift:\(line).
        """,
        """
        FakeTrailStore did not receive region after the expectation.
        All calls after the expectation:
          1. trails(near: "Thun")
        The verification is at ExpectationTests.swift:\(line).
        """,
      ])
  }

  @Test func negativeExpectationFailsForAnyCall() {
    store.expect(.trails, countSpecifier: .never)
    _ = store.trails(near: "Bern")
    let line = #line + 1
    let texts = failures { store.verify() }
    #expect(
      texts == [
        """
        FakeTrailStore received trails(near:) once after the expectation, expected no calls.
        All calls after the expectation:
          1. trails(near: "Bern")
        The verification is at ExpectationTests.swift:\(line).
        """
      ])
  }

  @Test func onlyCallsAfterTheDeclarationCount() {
    _ = store.trails(near: "Bern")
    store.expect(.trails)
    #expect(failures { store.verify() }.count == 1)
  }

  @Test func eachExpectationIsVerifiedOnce() {
    store.expect(.trails)
    #expect(failures { store.verify() }.count == 1)
    #expect(failures { store.verify() } == [])
  }

  @Test func expectationsOutliveResets() {
    store.expect(.trails)
    store.resetCallsAndStubs()
    store.resetCalls()
    #expect(failures { store.verify() }.count == 1)
  }

  @Test func unverifiedExpectationsDoNotLeakIntoTheNextTest() {
    withOwnStaticFakes {
      FakeTrailStore.expect(.open, countSpecifier: .exactly(5))
      let first = TestScope.current.testEnd.close(.testCase(.passed))
      #expect(first.map(\.location.line) == [#line - 2])
      FakeTrailStore.expect(.open, countSpecifier: .never)
      #expect(failures { FakeTrailStore.verify() } == [])
      #expect(TestScope.current.testEnd.close(.testCase(.passed)).isEmpty)
    }
  }

  @Test func verifyMarksCallsAsVerifiedAndCaptures() {
    let captor = Argument.captor()
    store.expect(.trails, with: captor)
    _ = store.trails(near: "Bern")
    store.region = "Bern"
    #expect(store.verify())
    #expect(captor.values(as: String.self) == ["Bern"])
    #expect(store.unverifiedCalls().map(\.description) == ["region = \"Bern\""])
  }

  @Test func incomparableValueIsReportedImmediately() {
    let texts = failures {
      ranger.expect(.anything, with: Scribble(strokes: 1))
      #expect(ranger.verify())
    }
    #expect(
      texts == [
        """
        FakeRanger.anything, argument 1: values of type Scribble can't be compared, because Scribble isn't Equatable.
        Use: Argument.where { (value: Scribble) in <#condition#> }
        Or make Scribble Equatable.
        """
      ])
  }

  @Test func nothingToVerifyIsAFailure() {
    let line = #line + 2
    let found = reportedFailures {
      #expect(!store.verify())
      store.expect(.region, countSpecifier: .never).cancel()
      #expect(store.verify())
    }
    #expect(found == [nothingExpected("FakeTrailStore", line)])
  }

  @Test func nothingToVerifyOfStaticMembersIsAFailure() async {
    let line = #line + 2
    let found = await withOwnStaticFakes {
      await reportedFailures { #expect(await !FakeTrailStore.verify(within: .zero)) }
    }
    #expect(found == [nothingExpected("FakeTrailStore.self", line)])
  }

  private func nothingExpected(_ fake: String, _ line: Int) -> ReportedFailure {
    let text = """
      \(fake) has no expectations to verify.
      Declare them with expect before the calls. To check that assertions have verified every call, \
      use XCTAssertNoUnverifiedCalls or expectNoUnverifiedCalls.
      """
    return ReportedFailure(text, at: line)
  }

  @Test func waitsForAllExpectations() async {
    store.expect(.trails, with: "Bern")
    store.expect(.trails, with: "Thun", countSpecifier: 2)
    async let isMet = store.verify(within: .seconds(60))
    while store.spryStorage.waiterCount == 0 { await Task.yield() }
    for place in ["Bern", "Thun", "Thun"] { _ = store.trails(near: place) }
    #expect(await isMet)
  }

  @Test func unmetExpectationFailsWhenTheTimeIsUp() async {
    store.expect(.region)
    store.expect(.save, countSpecifier: .never)
    let line = #line + 1
    let texts = await failures { #expect(await !store.verify(within: .milliseconds(5))) }
    #expect(
      texts == [
        """
        FakeTrailStore did not receive region after the expectation within 0.005 seconds.
        It received no calls after the expectation.
        The verification is at ExpectationTests.swift:\(line).
        """
      ])
  }

  @Test func cancelledTaskConfirmsNothing() async {
    store.expect(.save, countSpecifier: .never)
    let texts = await failures {
      let task = Task { await store.verify(within: .seconds(60)) }
      task.cancel()
      #expect(await !task.value)
    }
    #expect(texts.count == 1)
  }

  @Test func waitsForStaticMembers() async {
    await withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      FakeTrailStore.expect(.open)
      async let isMet = FakeTrailStore.verify(within: .seconds(60))
      _ = FakeTrailStore.open("a")
      #expect(await isMet)
    }
  }

  @Test func staticMembersHaveExpectations() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      FakeTrailStore.expect(.open, with: "a", countSpecifier: .once)
      _ = FakeTrailStore.open("a")
      #expect(FakeTrailStore.verify())
      FakeTrailStore.expect(.open)
      #expect(failures { FakeTrailStore.verify() }.count == 1)
      #expect(TestScope.current.testEnd.close(.testCase(.passed)).isEmpty)
    }
  }

  @Test func unverifiedExpectationIsReportedWhenTheTestEnds() {
    let texts = leftover {
      store.expect(.trails, with: "Bern", countSpecifier: .once)
      store.expect(.region)
      store.expect(.save, countSpecifier: .never)
      _ = store.trails(near: "Bern")
    }
    #expect(
      texts == [
        """
        FakeTrailStore was expected to receive trails(near: "Bern") exactly once, \
        but the expectation was never verified.
        Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
        """,
        """
        FakeTrailStore was expected to receive region at least once, but the expectation was never verified.
        Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
        """,
        """
        FakeTrailStore was expected not to receive save(_:as:), but the expectation was never verified.
        Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
        """,
      ])
  }

  @Test func verifiedExpectationIsNotReportedWhenTheTestEnds() {
    let texts = leftover {
      store.expect(.trails)
      failures { store.verify() }
      store.expect(.region, countSpecifier: .never)
      store.verify()
    }
    #expect(texts == [])
  }

  @Test func expectationOfADeallocatedFakeIsReported() {
    let texts = leftover { FakeTrailStore().expect(.trails) }
    #expect(texts.count == 1)
  }

  @Test func expectationIsSettledInTheTestThatDeclaredIt() {
    let scope = TestScope()
    TestScope.local.withValue(scope) { store.expect(.region) }
    withOwnStaticFakes { #expect(failures { store.verify() }.count == 1) }
    #expect(scope.end().isEmpty)
  }
}
