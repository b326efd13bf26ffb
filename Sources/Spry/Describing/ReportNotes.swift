/// What is added to a failure because of where it is reported.
enum ReportNotes {
  /// Added to a failure that stops the process because no test framework is linked.
  static let noLinkedFramework =
    "There is no running test to fail. Link SpryXCTest or SpryTesting to each copy of Spry in this process."

  /// Added to a failure for which no running test could be found.
  static let noRunningTest = """
    No test was running when this happened. Look for calls in the initial values of XCTestCase \
    properties, in tearDown(), in the class methods setUp() and tearDown(), and on threads or in tasks that outlive \
    their test. If a test was running, link SpryXCTest for XCTest, or SpryTesting for Swift Testing.
    """

  /// Added to what a test has left behind, if that is found after the test.
  static let endedTest = """
    The test that this belongs to has ended. To see it there, add the trait .spry to the test, and \
    let spryStorage = SpryStorage() to the fake.
    """
}
