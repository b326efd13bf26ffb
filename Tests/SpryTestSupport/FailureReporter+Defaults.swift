package import Spry

// What most reporters of these tests say.
extension FailureReporter {
  package var isTestRunning: Bool { true }
  package var runningTest: String? { nil }
  package var wantsCallers: Bool { false }
  package func isTest(_ caller: Caller) -> Bool { false }
}
