import SpryXCTest
import XCTest

/// The stubbing examples of the original Spry.
final class SeedStubbingTests: XCTestCase {
  private let fake = FakeStringService()

  override func tearDown() {
    FakeStringService.resetCallsAndStubs()
    StubStringService.resetStubs()
  }

  func testAlwaysReturnsTheStubbedValue() {
    fake.stub(.giveMeAString).andReturn("stubbed value")
    XCTAssertEqual(fake.giveMeAString(arg1: true, arg2: "a"), "stubbed value")
    XCTAssertEqual(fake.giveMeAString(arg1: false, arg2: "b"), "stubbed value")
  }

  func testReturnsTheValueOnlyForTheSpecifiedArguments() {
    fake.stub(.hereAreTwoStrings).andReturn(false)
    fake.stub(.hereAreTwoStrings).with("first string", "second string").andReturn(true)
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "first string", string2: "second string"))
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "first string", string2: "third string"))
  }

  func testArgumentAnything() {
    fake.stub(.hereAreTwoStrings).andReturn(false)
    fake.stub(.hereAreTwoStrings)
      .with(Argument.anything, "only this string matters").andReturn(true)
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "any", string2: "only this string matters"))
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "any", string2: "another"))
  }

  func testCustomValidation() {
    let customArgumentValidation = Argument.pass({ actualArgument -> Bool in
      let passesCustomValidation = (actualArgument as? String)?.hasPrefix("pass") == true
      return passesCustomValidation
    })
    fake.stub(.hereAreTwoStrings).andReturn(false)
    fake.stub(.hereAreTwoStrings)
      .with(Argument.anything, customArgumentValidation).andReturn(true)
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "", string2: "passing"))
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "", string2: "failing"))
  }

  func testArgumentCaptor() {
    let captor = Argument.captor()
    fake.stub(.hereAreTwoStrings).with(Argument.nonNil, captor).andReturn(true)

    _ = fake.hereAreTwoStrings(string1: "first arg first call", string2: "second arg first call")
    _ = fake.hereAreTwoStrings(string1: "first arg second call", string2: "second arg second call")

    XCTAssertEqual(captor.getValue(as: String.self), "second arg first call")
    XCTAssertEqual(captor.getValue(at: 1, as: String.self), "second arg second call")
    let inferred: String = captor.getValue()
    XCTAssertEqual(inferred, "second arg first call")
  }

  func testAndDo() {
    var isCompleted = false
    fake.stub(.iHaveACompletionClosure)
      .with("correct string", Argument.anything).andDo({ arguments in
        let completionClosure = arguments[1] as! () -> Void
        completionClosure()
        return Void()
      })
    fake.iHaveACompletionClosure(string: "correct string") { isCompleted = true }
    XCTAssertTrue(isCompleted)
  }

  func testStaticFunctions() {
    FakeStringService.stub(.imAClassFunction).andReturn(Void())
    FakeStringService.imAClassFunction()
    XCTAssertHaveReceived(FakeStringService.self, .imAClassFunction)
    FakeStringService.stub(.giveMeAString).with(true, "x").andReturn("static")
    XCTAssertEqual(FakeStringService.giveMeAString(arg1: true, arg2: "x"), "static")
  }

  func testReadonlyAndReadwriteProperties() {
    fake.stub(.readonlyProperty).andReturn("readonly")
    fake.stub(.readwriteProperty).andReturn("readwrite")
    fake.readwriteProperty = "set"
    XCTAssertEqual(fake.readonlyProperty, "readonly")
    XCTAssertEqual(fake.readwriteProperty, "readwrite")
    XCTAssertTrue(fake.didCall(.readwriteProperty, with: "set").success)
  }

  func testFakeThatOnlyReturnsStubbedValues() {
    let fake = StubStringService()
    fake.stub(.readwriteProperty).andReturn("readwrite")
    fake.stub(.giveMeAString).with(true, "x").andReturn("stubbed")
    StubStringService.stub(.imAClassFunction).andReturn()
    XCTAssertEqual(fake.readwriteProperty, "readwrite")
    XCTAssertEqual(fake.giveMeAString(arg1: true, arg2: "x"), "stubbed")
    StubStringService.imAClassFunction()
  }
}
