import SpryXCTest
import XCTest

/// The did-call and have-received examples of the original Spry.
final class SeedSpyingTests: XCTestCase {
  private let fake = FakeStringService()

  private let customArgumentValidation = Argument.pass({ argument -> Bool in
    let passesCustomValidation = argument as? String == "firstArg"
    return passesCustomValidation
  })

  override func setUp() {
    FakeStringService.resetCallsAndStubs()
    fake.stub(.hereAreTwoStrings).andReturn(false)
    _ = fake.hereAreTwoStrings(string1: "firstArg", string2: "secondArg")
    fake.readwriteProperty = "value"
    FakeStringService.imAClassFunction()
  }

  func testDidCallResult() {
    let result = fake.didCall(.hereAreTwoStrings)
    XCTAssertTrue(result.success)
    XCTAssertEqual(
      result.recordedCallsDescription,
      """
        1. hereAreTwoStrings(string1: "firstArg", string2: "secondArg")
        2. readwriteProperty = "value"
      """)
  }

  func testHaveReceived() {
    XCTAssertHaveReceived(fake, .hereAreTwoStrings)
    XCTAssertHaveReceived(fake, .hereAreTwoStrings, countSpecifier: .exactly(1))
    XCTAssertHaveReceived(fake, .hereAreTwoStrings, countSpecifier: .atLeast(1))
    XCTAssertHaveReceived(fake, .hereAreTwoStrings, countSpecifier: .atMost(1))
    XCTAssertHaveReceived(fake, .hereAreTwoStrings, with: "firstArg", "secondArg")
    XCTAssertHaveReceived(
      fake, .hereAreTwoStrings, with: Argument.nonNil, Argument.anything)
    XCTAssertHaveReceived(
      fake, .hereAreTwoStrings, with: customArgumentValidation, Argument.anything)
    XCTAssertHaveReceived(
      fake, .hereAreTwoStrings, with: "firstArg", "secondArg", countSpecifier: .exactly(1))
    XCTAssertHaveReceived(fake, .readwriteProperty, with: "value")
    XCTAssertHaveReceived(FakeStringService.self, .imAClassFunction)
  }

  func testHaveNotReceived() {
    XCTAssertHaveNotReceived(fake, .giveMeAString)
    XCTAssertHaveNotReceived(fake, .hereAreTwoStrings, with: "firstArg", "thirdArg")
    XCTAssertHaveNotReceived(FakeStringService.self, .giveMeAString)
  }
}
