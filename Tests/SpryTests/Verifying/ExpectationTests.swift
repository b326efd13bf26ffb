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

  /// The expectations that are still unverified when a test ends.
  private func leftover(_ body: () -> Void) -> [String?] {
    withOwnStaticFakes {
      body()
      return TestScope.current.ledger.close(.testCase(.passed)).map(\.failure?.outline)
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
    let found = reportedFailures { #expect(!store.verify()) }
    let verified = "since expectation, verified at ExpectationTests.swift:\(#line - 1)"
    #expect(
      found.map(\.outline) == [
        #"notReceived FakeTrailStore.trails(near: "Bern") 0 of exactly(1), \#(verified)"#,
        "notReceived FakeTrailStore.region 0 of atLeast(1), \(verified)",
      ])
    #expect(
      found.map(\.evidence) == [
        [
          #"trails(near: "Thun")"#, #"near: expected "Bern", received "Thun""#,
          #"1. trails(near: "Thun")"#,
        ],
        [#"1. trails(near: "Thun")"#],
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
      let first = TestScope.current.ledger.close(.testCase(.passed))
      #expect(first.map(\.location.line) == [#line - 2])
      FakeTrailStore.expect(.open, countSpecifier: .never)
      #expect(failures { FakeTrailStore.verify() } == [])
      #expect(TestScope.current.ledger.close(.testCase(.passed)).isEmpty)
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
    let failures = outlines {
      ranger.expect(.anything, with: Scribble(strokes: 1))
      #expect(ranger.verify())
    }
    #expect(failures == ["incomparable FakeRanger.anything, argument 0"])
  }

  @Test func nothingToVerifyIsAFailure() {
    let line = #line + 2
    let found = reportedFailures {
      #expect(!store.verify())
      store.expect(.region, countSpecifier: .never).cancel()
      #expect(store.verify())
    }
    #expect(found.map(\.outline) == ["nothingExpected FakeTrailStore"])
    #expect(found.map(\.line) == [line])
  }

  @Test func nothingToVerifyOfStaticMembersIsAFailure() async {
    let line = #line + 2
    let found = await withOwnStaticFakes {
      await reportedFailures { #expect(await !FakeTrailStore.verify(within: .zero)) }
    }
    #expect(found.map(\.outline) == ["nothingExpected FakeTrailStore.self"])
    #expect(found.map(\.line) == [line])
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
    let found = await reportedFailures { #expect(await !store.verify(within: .milliseconds(5))) }
    let verified = "since expectation, verified at ExpectationTests.swift:\(#line - 1)"
    #expect(
      found.map(\.outline) == ["notReceived FakeTrailStore.region 0 of atLeast(1), \(verified)"])
    #expect(found.first?.text.contains("0.005 seconds") == true)
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

  @Test func cancellationDoesNotFailWhatIsMet() async {
    store.expect(.save, countSpecifier: .once)
    store.expect(.region, countSpecifier: .never)
    store.save(.eiger, as: "best")
    let found = await reportedFailures {
      let task = Task { await store.verify(within: .seconds(60)) }
      task.cancel()
      #expect(await !task.value)
    }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("region") == true)
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
      #expect(TestScope.current.ledger.close(.testCase(.passed)).isEmpty)
    }
  }

  @Test func unverifiedExpectationIsReportedWhenTheTestEnds() {
    let failures = leftover {
      store.expect(.trails, with: "Bern", countSpecifier: .once)
      store.expect(.region)
      store.expect(.save, countSpecifier: .never)
      _ = store.trails(near: "Bern")
    }
    #expect(
      failures == [
        #"unverifiedExpectation FakeTrailStore.trails(near: "Bern") exactly(1)"#,
        "unverifiedExpectation FakeTrailStore.region atLeast(1)",
        "unverifiedExpectation FakeTrailStore.save(_:as:) exactly(0)",
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
