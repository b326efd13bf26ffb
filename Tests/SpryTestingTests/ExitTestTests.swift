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

  private let missingStub = failures { _ = FakeTrailStore().trails(near: "Bern") }

  private let notReceived = FakeTrailStore().call(.save).received(.atLeast(1), nil)
    .text()

  @Suite("Failures in the body of an exit test are issues of the test", .early)
  struct ExitTestTests {
    @Test func missingStubIsNotTheExpectedFailure() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) { _ = FakeTrailStore().trails(near: "Bern") }
      }
      #expect(texts == missingStub)
    }

    @Test func missingStubOfAnAsyncMemberIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) { _ = await FakeRanger().forecast(for: 1) }
      }
      let text = await failures { _ = await FakeRanger().forecast(for: 1) }
      #expect(texts == text)
    }

    @Test func missingStubOnAnotherTaskIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .success) {
          await Task.detached { _ = FakeTrailStore().trails(near: "Bern") }.value
        }
      }
      #expect(texts == missingStub)
    }

    @Test func missingStubWithoutADefaultValueIsAnIssue() async {
      let texts = await issues {
        await #expect(processExitsWith: .failure) {
          _ = FakeRanger().anything(1, as: FakeRanger.self)
        }
      }
      let line = "fake.stub(.anything).with(1).andReturn(<#FakeRanger#>)"
      #expect(texts.map { $0.contains("FakeRanger") && $0.hasSuffix(line) } == [true])
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
          FakeTrailStore has an expectation that was never verified: save(_:as:), expected exactly once.
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
