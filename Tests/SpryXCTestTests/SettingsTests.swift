import SpryTestSupport
import SpryXCTest
import XCTest

/// Settings of the process that end with the class or the test that made them.
///
/// Two classes with two tests each do the same, so that in any order, one runs after another.
class SettingsTestCase: XCTestCase {
  private struct Peak { var height: Int }

  private static let policyBefore = Lock<SpryConfiguration.UnstubbedPolicy?>(nil)

  override class func setUp() {
    let policy = SpryConfiguration.unstubbedPolicy
    policyBefore.withLock { $0 = policy }
    SpryConfiguration.unstubbedPolicy = .fail
    SpryConfiguration.setDefault(for: Peak.self) { Peak(height: 1) }
  }

  override func setUp() {
    XCTAssertEqual(Self.policyBefore.withLock { $0 }, .allowVoid)
    XCTAssertEqual(SpryConfiguration.unstubbedPolicy, .fail)
    XCTAssertEqual(height, 1)
    SpryConfiguration.unstubbedPolicy = .returnDefault
    SpryConfiguration.setDefault(for: Peak.self) { Peak(height: 2) }
  }

  fileprivate func checkSettings() {
    XCTAssertEqual(SpryConfiguration.unstubbedPolicy, .returnDefault)
    XCTAssertEqual(height, 2)
    addTeardownBlock { XCTAssertEqual(SpryConfiguration.unstubbedPolicy, .returnDefault) }
  }

  private var height: Int? { SpryConfiguration.settings.defaults.value(of: Peak.self)?.height }
}

final class FirstSettingsTests: SettingsTestCase {
  func testFirst() { checkSettings() }
  func testSecond() { checkSettings() }
}

final class SecondSettingsTests: SettingsTestCase {
  func testFirst() { checkSettings() }
  func testSecond() { checkSettings() }
}
