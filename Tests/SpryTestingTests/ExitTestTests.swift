// Only systems that can start processes have exit tests.
#if os(Linux) || os(macOS)
  import Spry
  import SpryTestSupport
  import SpryTesting
  import Testing

  @testable import Hiking

  /// Returns the texts of the issues that `body` records, and expects at least one.
  private func issues(_ body: () async -> Void) async -> [String] {
    let texts = Lock<[String]>([])
    await withKnownIssue {
      await body()
    } matching: { issue in
      // Issues recorded by `#expect` itself have no comment.
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return texts.withLock { $0 }
  }

  private let missingStub = """
    FakeTrailStore has no stub for trails(near: "Bern").
    Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
    """

  private let notReceived = """
    FakeTrailStore did not receive save(_:as:).
    It received no calls.
    """

  @Suite("Failures in the body of an exit test are issues of the test", .early)
  struct ExitTestTests {
    @Test func missingStubIsNotTheExpectedFailure() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) { _ = FakeTrailStore().trails(near: "Bern") }
      }
      #expect(texts == [missingStub])
    }

    @Test func missingStubOfAnAsyncMemberIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) { _ = await FakeRanger().forecast(for: 1) }
      }
      #expect(
        texts == [
          """
          FakeRanger has no stub for forecast(for: 1).
          Add: fake.stub(.forecast).with(1).andReturn(<#String#>)
          """
        ])
    }

    @Test func missingStubOnAnotherTaskIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) {
          await Task.detached { _ = FakeTrailStore().trails(near: "Bern") }.value
        }
      }
      #expect(texts == [missingStub])
    }

    @Test func missingStubWithoutADefaultValueIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) {
          _ = FakeRanger().anything(1, as: FakeRanger.self)
        }
      }
      #expect(
        texts == [
          """
          FakeRanger has no stub for anything(1).
          Add: fake.stub(.anything).with(1).andReturn(<#FakeRanger#>)
          """
        ])
    }

    @Test func failedVerificationIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) { expectHaveReceived(FakeTrailStore(), .save) }
      }
      #expect(texts == [notReceived])
    }

    @Test func failedWaitingVerificationIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) {
          await expectHaveReceived(FakeTrailStore(), .save, within: .zero)
        }
      }
      #expect(texts == [notReceived])
    }

    @Test func unverifiedExpectationIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) {
          FakeTrailStore().expect(.save, countSpecifier: .once)
        }
      }
      #expect(
        texts == [
          """
          FakeTrailStore was expected to receive save(_:as:) exactly once, but the expectation was never verified.
          Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
          """
        ])
    }

    @Test func mistakeInAVerificationIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) {
          _ = FakeRanger().didCall(.anything, with: Scribble(strokes: 1)).success
        }
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

    @Test func codeWithStubsFailsOnItsOwn() async {
      await #expect(processExitsWith: .failure) {
        let store = FakeTrailStore()
        store.stub(.trails).andReturn([Trail]())
        precondition(!store.trails(near: "Bern").isEmpty)
      }
    }
  }
#endif
