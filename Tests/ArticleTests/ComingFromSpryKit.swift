import SpryXCTest
import XCTest

private protocol TrailQueue: AnyObject {
  func sync<Value>(execute body: () throws -> Value) rethrows -> Value
}

private final class FakeTrailQueue: TrailQueue, Spryable {
  enum Function: String, StringRepresentable {
    case sync = "sync(execute:)"
  }

  let spryStorage = SpryStorage()

  func sync<Value, Failure: Error>(
    execute body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(
        arguments: Rethrowing(body), throwing: Failure.self, fallbackValue: try body())
    }
  }
}

// The code in the article about SpryKit that isn't in another file.
final class ComingFromSpryKitTests: XCTestCase {
  func testMembersThatRethrow() {
    let fake = FakeTrailQueue()
    let queue: any TrailQueue = fake

    XCTAssertEqual(queue.sync { 5 }, 5)
    XCTAssertThrowsError(try queue.sync { throw HutError.full }) { error in
      XCTAssertEqual(error as? HutError, .full)
    }
    fake.stub(.sync).andReturn(7)
    XCTAssertEqual(queue.sync { 5 }, 7)
    XCTAssertHaveReceived(fake, .sync, countSpecifier: .exactly(3))
  }
}
