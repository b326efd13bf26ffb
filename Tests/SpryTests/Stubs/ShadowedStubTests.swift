import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A stub that isn't shadowed by an older one.
private struct Unshadowed: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Uses the stubs of a store and adds others.
  let use: @Sendable (FakeTrailStore) -> Void
}

@Suite("A stub that an older one with more conditions shadows")
struct ShadowedStubTests {
  private let scope = TestScope()
  private let file: StaticString = "/tests/PlannerTests.swift"

  /// Makes calls in a test, and returns what is reported when that has failed.
  private func explanations(
    hasFailed: Bool = true, _ body: (FakeTrailStore) -> Void
  ) -> [String] {
    TestScope.local.withValue(scope) {
      let store = FakeTrailStore()
      store.stub(.trails, file: file, line: 12).with("Bern").andReturn([Trail.eiger])
      store.stub(.trails, file: file, line: 31).andReturn([Trail]())
      body(store)
      return scope.end(hasFailed ? .failed : .passed).map { "\($0.location.line): \($0.text)" }
    }
  }

  private let explanation = """
    31: FakeTrailStore never used this stub for trails(near:), because an older one has more conditions and \
    answered instead:
      trails(near: "Bern") by with("Bern"), at PlannerTests.swift:12
    Give this stub the same conditions, or leave them out there. If the older stub should answer, \
    remove this one or add .optional().
    """

  @Test func failedTestExplainsIt() {
    #expect(explanations { _ = $0.trails(near: "Bern") } == [explanation])
  }

  @Test func itIsExplainedOnce() {
    let texts = explanations { store in
      for _ in 1...3 { _ = store.trails(near: "Bern") }
    }
    #expect(texts == [explanation])
  }

  @Test func passingTestSaysNothing() {
    #expect(explanations(hasFailed: false) { _ = $0.trails(near: "Bern") } == [])
  }

  @Test func testThatFailsAtItsEndExplainsIt() {
    let texts = explanations(hasFailed: false) { store in
      _ = store.trails(near: "Bern")
      store.expect(.region)
    }
    #expect(texts.count == 2)
    #expect(texts.last == explanation)
  }

  @Test(
    arguments: [
      Unshadowed(testDescription: "a stub that was used") { store in
        _ = store.trails(near: "Bern")
        _ = store.trails(near: "Thun")
      },
      Unshadowed(testDescription: "a stub that matches other calls") { store in
        _ = store.trails(near: "Thun")
        store.stub(.save).with(Trail.eiger, "best").andReturn()
        store.stub(.save).with(Trail.gemmi, Argument.anything).andReturn()
        store.save(.eiger, as: "best")
      },
      Unshadowed(testDescription: "a more specific or older stub") { store in
        store.stub(.save).andReturn()
        store.stub(.save).with(Trail.eiger, Argument.anything).andReturn()
        store.stub(.save).with(Trail.eiger, Argument.anything).andReturn()
        store.save(.eiger, as: "best")
      },
      Unshadowed(testDescription: "an optional stub") { store in
        store.stub(.save).with(Trail.eiger, "best").andReturn()
        store.stub(.save).andReturn().optional()
        store.save(.eiger, as: "best")
      },
      Unshadowed(testDescription: "a stub that the test has removed") { store in
        _ = store.trails(near: "Bern")
        store.resetStubs(of: .save)
        store.resetStubs(of: .trails)
      },
      Unshadowed(testDescription: "a stub that the test has removed with everything") { store in
        _ = store.trails(near: "Bern")
        store.resetCallsAndStubs()
      },
    ])
  private func nothingIsExplained(of stub: Unshadowed) {
    #expect(explanations(stub.use) == [])
  }

  @Test func removingOtherStubsKeepsTheExplanation() {
    let texts = explanations { store in
      store.stub(.save).andReturn()
      _ = store.trails(near: "Bern")
      store.resetStubs(of: .save)
    }
    #expect(texts == [explanation])
  }

  @Test func everyShadowedStubIsExplainedInOrder() {
    let texts = explanations { store in
      store.stub(.save, file: file, line: 5).with(Trail.eiger, "best").andReturn()
      store.stub(.save, file: file, line: 6).with(Trail.eiger, Argument.anything).andReturn()
      store.stub(.save, file: file, line: 7).andReturn()
      store.save(.eiger, as: "best")
      _ = store.trails(near: "Bern")
    }
    #expect(texts.map { $0.prefix(3) } == ["31:", "6: ", "7: "])
  }

  @Test func stubThatIsWrittenLaterIsNoticed() {
    let texts = explanations { store in
      store.stub(.save, file: file, line: 5).with(Trail.eiger, "best").andReturn()
      store.stub(.save, file: file, line: 6).with(Trail.eiger, Argument.anything).andReturn()
      store.save(.eiger, as: "best")
      store.stub(.save, file: file, line: 7).andReturn()
      store.save(.eiger, as: "best")
      _ = store.trails(near: "Thun")
    }
    #expect(texts.map { $0.prefix(2) } == ["6:", "7:"])
  }

  @Test func strictTestReportsItOnce() {
    let scope = TestScope(isStrict: true)
    let texts = TestScope.local.withValue(scope) {
      let store = FakeTrailStore()
      store.stub(.trails, file: file, line: 12).with("Bern").andReturn([Trail.eiger])
      store.stub(.trails, file: file, line: 31).andReturn([Trail]())
      _ = store.trails(near: "Bern")
      return scope.end(.failed).map { "\($0.location.line): \($0.text)" }
    }
    #expect(texts == [explanation])
  }

  @Test func strictTestThatHasPassedReportsItAsUnused() {
    let scope = TestScope(isStrict: true)
    let reports = TestScope.local.withValue(scope) {
      let store = FakeTrailStore()
      store.stub(.trails).with("Bern").andReturn([Trail.eiger])
      store.stub(.trails, file: file, line: 31).andReturn([Trail]())
      _ = store.trails(near: "Bern")
      return scope.end(.passed)
    }
    #expect(reports.map(\.location.line) == [31])
    #expect(reports[0].text.hasPrefix("FakeTrailStore has 1 unused stub:"))
  }

  @Test func nothingIsRetainedForIt() {
    weak var argument: FakeTrailStore?
    weak var captured: FakeTrailStore?
    TestScope.local.withValue(scope) {
      let closure = FakeClosure()
      let call: (FakeTrailStore) -> Void = closure.closure()
      closure.stub(.call).with(Argument.where { (_: FakeTrailStore) in true }).andReturn()
      let other = FakeTrailStore()
      captured = other
      closure.stub(.call).andDo { (_: FakeTrailStore) in _ = other }
      let store = FakeTrailStore()
      argument = store
      call(store)
    }
    #expect(argument == nil)
    #expect(captured == nil)
    #expect(scope.end(.failed).count == 1)
  }
}
