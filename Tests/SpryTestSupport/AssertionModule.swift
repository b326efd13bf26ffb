package import Spry

/// A fake whose calls the assertions are tested with.
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

  package func show(_ place: String) {
    recordCall(arguments: place)
  }

  package static func show(_ place: String) {
    recordCall(arguments: place)
  }
}

/// What an assertion is asked, with a value for each parameter that an assertion can have.
package struct AssertionRequest: Sendable {
  /// How the assertion names the call.
  package enum Form: Sendable, CaseIterable {
    /// By a fake and a case.
    case fake
    /// By the type of a fake and a case.
    case type
    /// By a call pattern.
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
  package var message = ""
  /// The line to attribute failures to, in the file ``file``.
  package var line: UInt = 1

  package static let file: StaticString = "/tests/SignpostTests.swift"

  /// The call that it asks about.
  package var call: CallPattern {
    form == .type ? FakeSignpost.call(.show, with: place) : fake.call(.show, with: place)
  }
}

/// The assertions of one test framework, behind one interface.
///
/// Each method calls the public function that fits the request's form and limit, and passes on all
/// values of the request. A framework adds nothing but that, so ``mistakes()`` tests both.
@MainActor package protocol AssertionModule {
  /// Runs a body, and returns the failures that it leads to instead of failing the test.
  func recordedFailures(_ body: @MainActor () async -> Void) async -> [ReportedFailure]

  func haveReceived(_ request: AssertionRequest) async
  func haveNotReceived(_ request: AssertionRequest) async
  func haveReceivedInOrder(_ request: AssertionRequest) async
  func haveReceivedExactly(_ request: AssertionRequest) async
  func haveRecordedCalls(_ request: AssertionRequest) async
  func haveNoRecordedCalls(_ request: AssertionRequest) async
  func noUnverifiedCalls(_ request: AssertionRequest) async
  func noUnusedStubs(_ request: AssertionRequest) async
  func expectationsMet(_ request: AssertionRequest) async
}
