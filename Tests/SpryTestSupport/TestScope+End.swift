package import Spry

extension TestScope {
  /// Ends the test as if its function had returned, and returns what is still to be reported.
  package func end(_ result: TestResult = .passed) -> [Report] {
    ledger.close(.scope(result, isStrict: ledger.isStrict))
  }
}
