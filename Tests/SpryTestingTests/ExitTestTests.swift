// Only systems that can start processes have exit tests.
#if os(Linux) || os(macOS)
  import Spry
  import SpryTestSupport
  import SpryTesting
  import Testing

  @testable import Hiking

  /// Collects the texts of the issues that a body records, which are to be there.
  private func issues(_ body: () async -> Void) async -> [String] {
    let texts = Lock<[String]>([])
    await withKnownIssue {
      await body()
    } matching: { issue in
      // What `#expect` itself has to say has no comment.
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return texts.withLock { $0 }
  }

  private let missingStub = """
    FakeTrailStore has no stub that answers trails(near: "Bern").
    trails(near:) has no stubs.
    Write: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
    """

  private let notReceived = """
    FakeTrailStore did not receive save(_:as:) at least once: received 0 times.
    It has recorded no calls.
    """

  @Suite("A failure in the body of an exit test is an issue of the test") struct ExitTestTests {
    @Test func aMissingStubDoesNotPassForTheFailureThatIsExpected() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) { _ = FakeTrailStore().trails(near: "Bern") }
      }
      #expect(texts == [missingStub])
    }

    @Test func aMissingStubOfAnAsyncMember() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) { _ = await FakeRanger().forecast(for: 1) }
      }
      #expect(
        texts == [
          """
          FakeRanger has no stub that answers forecast(for: 1).
          forecast(for:) has no stubs.
          Write: fake.stub(.forecast).with(1).andReturn(<#String#>)
          """
        ])
    }

    @Test func aMissingStubOnAnotherTask() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) {
          await Task.detached { _ = FakeTrailStore().trails(near: "Bern") }.value
        }
      }
      #expect(texts == [missingStub])
    }

    @Test func aMissingStubWithoutAValueToGoOnWith() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) {
          _ = FakeRanger().anything(1, as: Scribble.self)
        }
      }
      #expect(
        texts == [
          """
          FakeRanger has no stub that answers anything(1).
          anything has no stubs.
          Write: fake.stub(.anything).with(1).andReturn(<#Scribble#>)
          """
        ])
    }

    @Test func aFailedVerificationIsAnIssueOfTheExitTest() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) { expectHaveReceived(FakeTrailStore(), .save) }
      }
      #expect(texts == [notReceived])
    }

    @Test func aVerificationThatWaits() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) {
          await expectHaveReceived(FakeTrailStore(), .save, within: .zero)
        }
      }
      #expect(texts == [notReceived])
    }

    @Test func anExpectationThatNobodyVerifies() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) {
          FakeTrailStore().expect(.save, countSpecifier: .once)
        }
      }
      #expect(
        texts == [
          """
          FakeTrailStore was expected to receive save(_:as:) exactly once, but the expectation was never verified.
          Call verify() on the fake before the test ends. \
          XCTest ends the test before tearDown(); verify in addTeardownBlock instead.
          """
        ])
    }

    @Test func aMistakeInAQuestion() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) {
          _ = FakeRanger().didCall(.anything, with: Scribble(strokes: 1)).success
        }
      }
      #expect(
        texts == [
          """
          FakeRanger anything, argument 1: values of type Scribble cannot be compared, because Scribble is not Equatable.
          Write: Argument.pass { (value: Scribble) in <#condition#> }
          Or make Scribble Equatable.
          """
        ])
    }

    @Test func aStubThatAnswersLetsTheCodeFailByItself() async {
      await #expect(processExitsWith: .failure) {
        let store = FakeTrailStore()
        store.stub(.trails).andReturn([Trail]())
        precondition(!store.trails(near: "Bern").isEmpty)
      }
    }
  }
#endif
