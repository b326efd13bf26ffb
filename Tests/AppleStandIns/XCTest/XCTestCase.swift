// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents them at the addresses given.

@_exported public import Foundation

// https://developer.apple.com/documentation/xctest/xctest
open class XCTest: NSObject {
  open var name: String { "" }
  open var testRun: XCTestRun? { nil }

  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  open func tearDown() async throws {}
}

// https://developer.apple.com/documentation/xctest/xctestsuite
open class XCTestSuite: XCTest {
  public init(name: String) { super.init() }
}

// https://developer.apple.com/documentation/xctest/xctestrun
open class XCTestRun: NSObject {
  open var hasBeenSkipped: Bool { false }
  open var totalFailureCount: Int { 0 }
}

// https://developer.apple.com/documentation/xctest/xctestcase
open class XCTestCase: XCTest {
  open class func setUp() {}
  open class func tearDown() {}

  open func record(_ issue: XCTIssue) {}

  public func expectation(description: String) -> XCTestExpectation { fatalError() }
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async {}

  // The two ways in which versions of Xcode declare code that runs on the main thread.
  #if MAIN_ACTOR
    @preconcurrency
    open func addTeardownBlock(_ block: @escaping @MainActor @Sendable () -> Void) {}
    @preconcurrency
    public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () throws -> Void) {}
  #else
    open func addTeardownBlock(_ block: @escaping @Sendable () -> Void) {}
    public func addTeardownBlock(_ block: @escaping @Sendable () throws -> Void) {}
  #endif
  public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {}
}

// https://developer.apple.com/documentation/xctest/xctestexpectation
open class XCTestExpectation: NSObject, @unchecked Sendable {
  open func fulfill() {}
}
