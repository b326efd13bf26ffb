import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Call patterns") struct CallPatternTests {
  private let store = FakeTrailStore()

  init() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "Gemmi Pass")
  }

  private var save: CallPattern { store.call(.save, with: Argument.anything, "Eiger Trail") }

  /// Calls to save a trail under its own name.
  private var namesake: CallPattern {
    store.call(.save).matching { (trail: Trail, name: String) in trail.name == name }
  }

  @Test func callIsCountedAndVerified() async {
    #expect(save.callCount == 0)
    let mark = Checkpoint()
    store.save(.eiger, as: "Eiger Trail")
    #expect(save.callCount == 1)
    #expect(save.callCount(since: mark) == 1)
    #expect(save.callCount(since: Checkpoint()) == 0)
    #expect(!save.didCall(since: Checkpoint()).success)
    #expect(store.unverifiedCalls().count == 2)
    #expect(save.didCall(countSpecifier: 1, since: mark).success)
    #expect(store.unverifiedCalls().count == 1)
    #expect(!save.didCall(countSpecifier: 2).success)
    #expect(await save.didCall(countSpecifier: 1, since: mark, within: .seconds(30)).success)
    #expect(await !save.didCall(countSpecifier: 2, within: .zero).success)
    #expect(await !save.didCall(since: Checkpoint(), within: .zero).success)
  }

  @Test func messageIsEvaluatedOnlyForAFailure() {
    let count = Counter()
    func message() -> String { "\(count.next())" }
    #expect(store.call(.save).received(.once, nil).text(adding: message()) == nil)
    #expect(count.value == 0)
    let text = store.call(.save).received(2, nil).text(adding: message())
    #expect(text?.hasSuffix("\n1") == true)
  }

  @Test func mistakesAreReportedOnTheLineOfTheVerification() async {
    let call = store.call(.trails, with: Scribble(strokes: 1))
    let failures = await reportedFailures {
      _ = call.callCount(since: nil, file: "/tests/A.swift", line: 1)
      _ = call.didCall(file: "/tests/A.swift", line: 2)
      _ = await call.didCall(within: .seconds(30), file: "/tests/A.swift", line: 3)
      call.expect(file: "/tests/A.swift", line: 4)
    }
    let outline = "incomparable FakeTrailStore.trails(near:), argument 0"
    #expect(
      failures.map(\.outlined)
        == (1...4).map { ReportedFailure(outline, at: $0, in: "/tests/A.swift") })
  }

  /// A condition that can't be evaluated doesn't prove that no call was made.
  @Test func conditionThatFitsNoCallFailsNegativeVerification() {
    let patterns = [
      store.call(.save, with: Argument.anything, "a").matching { (_: Trail) in true },
      namesake.matching { (_: Trail) in true },
      store.call(.save).matching { (_: String, _: String) in true },
    ]
    for pattern in patterns {
      let outline = pattern.notReceived(.atLeast(1), nil).outline
      #expect(outline?.hasPrefix("notApplicable FakeTrailStore.save(") == true)
      #expect(outline?.hasSuffix(") -> Bool 0 of atLeast(1)") == true)
      #expect(!pattern.didCall(countSpecifier: .never).success)
    }
    let failure = patterns[2].notReceived(.atLeast(1), nil)
    let save = #"save(Trail(name: "Eiger Trail", ascent: 140), as: "Gemmi Pass")"#
    #expect(
      failure.text()?.evidence == [
        save, #"argument 1: expected String, received Trail(name: "Eiger Trail", ascent: 140)"#,
        "1. \(save)",
      ])
  }

  @Test func callCountFailsOnTheLineThatCreatedThePattern() {
    let failures = reportedFailures {
      let call = store.call(
        .trails, with: Scribble(strokes: 1), file: "/tests/A.swift", line: 7)
      #expect(call.callCount == 0)
    }
    #expect(failures.map(\.line) == [7])
    #expect(failures.map(\.file) == ["/tests/A.swift"])
  }

  @Test func spyCannotBeStubbed() {
    let bell = FakeBell()
    let failures = reportedFailures {
      TypedCall<() -> Void, Void, Never>(bell.call(.ring))
        .andReturn(file: "/tests/BellTests.swift", line: 3)
    }
    let text = """
      FakeBell isn't Stubbable, so no call uses the stub for ring().
      Conform the fake to Spryable and return the result of spryify or stubbedValue.
      """
    #expect(failures == [ReportedFailure(text, at: 3, in: "/tests/BellTests.swift")])
  }

  @Test func stubIsAttributedToTheLineOfItsFirstAnswer() {
    store.resetStubs()
    store.stub.save(as: "Eiger Trail").andReturn(file: "/tests/StoreTests.swift", line: 3)
    #expect(
      store.record.hasNoUnusedStubs().text()?.evidence.first
        == #"1. save(_:as:), with(anything, "Eiger Trail"), at StoreTests.swift:3"#)
  }

  @Test func expectationCountsOnlyLaterCalls() {
    let expectation = namesake.expect(countSpecifier: .once)
    #expect(!expectation.isMet)
    store.save(.eiger, as: "Eiger Trail")
    #expect(expectation.isMet)
    #expect(failures { store.verify() } == [])
    namesake.expect(countSpecifier: .never, file: "/tests/StoreTests.swift", line: 3)
    store.save(.eiger, as: "Eiger Trail")
    let unmet = reportedFailures { store.verify() }
    #expect(unmet.map(\.line) == [3])
    #expect(unmet.map(\.file) == ["/tests/StoreTests.swift"])
  }

  @Test func conditionOnAllArguments() {
    #expect(!namesake.didCall().success)
    store.save(.eiger, as: "Eiger Trail")
    #expect(namesake.didCall(countSpecifier: .once).success)
    #expect(namesake.callCount == 1)
    #expect(store.unverifiedCalls().count == 1)
    var saved: [String] = []
    store.stub.save().matching { trail, name in trail.name == name }
      .andDo { _, _ in saved.append("same") }
    store.save(.eiger, as: "Eiger Trail")
    store.save(.eiger, as: "Gemmi Pass")
    #expect(saved == ["same"])
    let saves = [store.call(.save), namesake]
    #expect(saves.order(since: nil).success)
    #expect(![namesake, namesake, namesake].order(since: nil).success)
  }

  @Test func conditionsAreCombined() {
    let eiger = store.call(.save, with: Trail.eiger, Argument.anything)
      .matching { (trail: Trail, name: String) in trail.name == name }
    store.save(.gemmi, as: "Gemmi Pass")
    store.save(.eiger, as: "Eiger Trail")
    #expect(namesake.callCount == 2)
    #expect(eiger.callCount == 1)
    let short = namesake.matching { (_: Trail, name: String) in name.count < 11 }
    #expect(short.callCount == 1)
    var answers: [String] = []
    store.stub(.save).with(Trail.eiger, "x").andDo { answers.append("both") }
    store.stub.save(.eiger).matching { trail, name in trail.name == name }
      .andDo { _, _ in answers.append("namesake") }
    store.save(.eiger, as: "Eiger Trail")
    #expect(answers == ["namesake"])
  }

  @Test func failuresShowTheCondition() {
    let save = #"save(Trail(name: "Eiger Trail", ascent: 140), as: "Gemmi Pass")"#
    let evidence = [save, "the closure returned false", "1. \(save)"]
    let result = namesake.didCall()
    #expect(
      result.outline == """
        notReceived FakeTrailStore.save(_:as:) with arguments matching (Trail, String) -> Bool \
        0 of atLeast(1)
        """)
    #expect(result.failureMessage.evidence == evidence)
    let both = store.call(.save, with: Argument.anything, "Gemmi Pass")
      .matching { (trail: Trail, name: String) in trail.name == name }
    #expect(both.didCall().outline?.contains(#"save(anything, as: "Gemmi Pass") with"#) == true)
    #expect(both.didCall().failureMessage.evidence == evidence)
    let other = store.call(.save, with: Argument.anything, "best")
      .matching { (_: Trail, _: String) in true }
    #expect(
      other.didCall().failureMessage.contains(#"as: expected "best", received "Gemmi Pass""#))
    let tooFew = store.call(.save, with: Argument.anything)
      .matching { (_: Trail, _: String) in true }
    #expect(
      tooFew.didCall().failureMessage.evidence[1]
        == "expected 1 argument, received 2; add Argument.rest to match any further arguments")
  }

  @Test func callExcludedByTheConditionIsNotALookAlike() {
    #expect(namesake.notReceived(.atLeast(1), nil).text(adding: "") == nil)
    let both = store.call(.save, with: Trail.eiger, Argument.anything)
      .matching { (_: Trail, name: String) in name == "best" }
    #expect(both.notReceived(.atLeast(1), nil).text(adding: "") == nil)
  }

  @Test func conditionWithWrongTypesOrNumberOfArguments() {
    #expect(!store.call(.save).matching { (_: Trail, _: Int) in true }.didCall().success)
    let one = store.call(.save).matching { (_: Trail) in true }
    let result = one.didCall(countSpecifier: .never)
    #expect(!result.success)
    #expect(
      result.outline == """
        notReceivable FakeTrailStore.save(_:as:) with arguments matching (Trail) -> Bool \
        0 of exactly(0)
        """)
  }

  @Test func staticCallsBelongToTheCurrentScope() {
    let open = FakeTrailStore.call(.open, with: "a.json")
    for _ in 0..<2 {
      withOwnStaticFakes {
        #expect(open.callCount == 0)
        FakeTrailStore.stub(.open).with("a.json").andReturn(7)
        #expect(FakeTrailStore.open("a.json") == 7)
        #expect(open.didCall(countSpecifier: .once).success)
      }
    }
  }

  @Test func callOutlivesItsFake() {
    var fake: FakeTrailStore? = FakeTrailStore()
    let region = fake.map { $0.call(.region, with: "Bern") }
    fake?.region = "Bern"
    fake = nil
    #expect(region?.callCount == 1)
  }

  @Test func resetsApplyToExistingPatterns() {
    #expect(store.call(.save).callCount == 1)
    let call = store.call(.save)
    store.resetCalls()
    #expect(call.callCount == 0)
  }
}

private final class FakeBell: Spyable, Sendable {
  enum Function: String, StringRepresentable { case ring = "ring()" }
  let spryStorage = SpryStorage()
}
