// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents them at the addresses given.

public import Foundation

// https://developer.apple.com/documentation/xctest/xctestobservation
public protocol XCTestObservation: NSObjectProtocol {
  func testBundleWillStart(_ testBundle: Bundle)
  func testBundleDidFinish(_ testBundle: Bundle)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  func testCaseDidFinish(_ testCase: XCTestCase)
}

// In Objective-C, all methods are optional, so a misspelled one would never be called. Here, only
// the methods that Spry doesn't implement are optional.
extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
}

// https://developer.apple.com/documentation/xctest/xctestobservationcenter
open class XCTestObservationCenter: NSObject {
  open class var shared: XCTestObservationCenter { fatalError() }

  open func addTestObserver(_ testObserver: any XCTestObservation) {}
}

// https://developer.apple.com/documentation/xctest/xctexpectedfailure
open class XCTExpectedFailure: NSObject {
  open class Options: NSObject {}
}
