package import Spry

/// A fake for testing the assertions.
package final class FakeSignpost: Spryable, Sendable {
  package enum Function: String, StringRepresentable {
    case show = "show(_:)"
    case height
  }

  package enum ClassFunction: String, StringRepresentable {
    case show = "show(_:)"
    case height
  }

  package let spryStorage = SpryStorage()

  package init() {}

  package func show(_ place: String) {
    recordCall(arguments: place)
  }

  package static func show(_ place: String) {
    recordCall(arguments: place)
  }
}

/// The arguments of an assertion, with a value for each parameter that an assertion can have.
package struct AssertionRequest: Sendable {
  /// How the call is passed to the assertion.
  package enum Form: Sendable, CaseIterable {
    /// As a fake and a case.
    case fake
    /// As the type of a fake and a case.
    case type
    /// As a call pattern.
    case call
  }

  package let form: Form
  package let fake: FakeSignpost
  /// The time limit, or `nil` for an assertion that doesn't wait.
  package var limit: Duration?
  package var place = "Bern"
  package var count = CountSpecifier.atLeast(1)
  package var beginning: Checkpoint?
  package var excludesShow = false
  /// The test author's message.
  ///
  /// Assertions take an autoclosure, so reading it counts as one evaluation.
  package var message: String {
    get {
      _ = evaluations.next()
      return text
    }
    set { text = newValue }
  }
  /// The message for the checks themselves, which isn't evaluated.
  var text = ""
  /// How often an assertion has evaluated the message.
  let evaluations = Counter()
  /// The line to attribute failures to, in the file ``file``.
  package var line: UInt = 1

  package static let file: StaticString = "/tests/SignpostTests.swift"

  /// The call to verify.
  package var call: CallPattern {
    form == .type ? FakeSignpost.call(.show, with: place) : fake.call(.show, with: place)
  }
}

/// The assertions of one test framework, behind one interface.
///
/// Each method calls the public function for the request's form and limit, and passes all values of
/// the request to it. The modules add nothing else, so ``mistakes()`` tests both frameworks.
@MainActor package protocol AssertionModule {
  /// Runs `body` and returns the failures it causes, instead of failing the test.
  func recordedFailures(_ body: @MainActor () async -> Void) async -> [ReportedFailure]

  func haveReceived(_ request: AssertionRequest) async
  func haveNotReceived(_ request: AssertionRequest) async
  func haveReceivedInOrder(_ request: AssertionRequest) async
  func haveReceivedExactly(_ request: AssertionRequest) async
  func haveRecordedCalls(_ request: AssertionRequest) async
  func haveNoRecordedCalls(_ request: AssertionRequest) async
  func haveNoUnverifiedCalls(_ request: AssertionRequest) async
  func noUnusedStubs(_ request: AssertionRequest) async
  func expectationsMet(_ request: AssertionRequest) async
}
