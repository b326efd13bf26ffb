/// The occasions on which leftovers are reported.
package enum Ending: Sendable, Equatable {
  /// A test with the trait `.spry` has ended.
  case scope(TestResult, isStrict: Bool)
  /// A test case of XCTest has ended.
  case testCase(TestResult)
  /// A fake is deallocated, and nothing sees the end of its test.
  case fakeFreed

  /// This ending of a test that has failed meanwhile.
  package var failed: Ending {
    switch self {
    case .scope(.passed, let isStrict): .scope(.failed, isStrict: isStrict)
    case .testCase(.passed): .testCase(.failed)
    default: self
    }
  }
}
