import Bare
import SpryTesting
import SpryXCTest
import Support
import Testing
import XCTest

final class FakeGong: Bell, Spryable {
  enum Function: String, StringRepresentable {
    case ring = "ring(_:)"
  }

  let spryStorage = SpryStorage()

  func ring(_ times: Int) -> Int { spryify(arguments: times) }
}

// Each test fails, with a text that begins with the fake's name.
final class LinkedTwiceTests: XCTestCase {
  func testAssertionOfTheLibrary() { FakeBell().assertRung() }
  func testMissingStubOfTheLibrary() { XCTAssertEqual(FakeBell().ring(1), 0) }
  func testExpectationOfTheLibrary() { FakeBell().expectLater() }
  func testAssertionOfTheTests() { XCTAssertHaveReceived(FakeGong(), .ring) }
  func testMissingStubOfTheTests() { XCTAssertEqual(FakeGong().ring(1), 0) }
  func testExpectationOfTheTests() { FakeGong().expect(.ring) }
}

@Suite struct LinkedTwice {
  @Test func assertionOfTheLibrary() { FakeBell().expectRung() }
  @Test func missingStubOfTheLibrary() { #expect(FakeBell().ring(1) == 0) }
  @Test func expectationOfTheLibrary() { FakeBell().expectLater() }
  @Test func assertionOfTheTests() { expectHaveReceived(FakeGong(), .ring) }
  @Test func missingStubOfTheTests() { #expect(FakeGong().ring(1) == 0) }
  @Test func expectationOfTheTests() { FakeGong().expect(.ring) }

  @Test func missingStubOfALibraryWithoutATestFramework() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = FakeDrum().beat()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    Issue.record("\(output)")
  }
}
