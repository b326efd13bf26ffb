import SpryXCTest
import XCTest

// The code in the article UnusualMembers about `inout` and `rethrows`, with checks that it works.

final class FakeTrailLog: Spryable {
  enum Function: String, StringRepresentable {
    case shorten = "shorten(_:to:)"
  }

  let spryStorage = SpryStorage()

  func shorten(_ entry: inout String, to length: Int) -> Bool {
    let argument = Inout(entry)
    defer { entry = argument.value }
    return spryify(arguments: argument, length)
  }
}

protocol TrailDatabase: AnyObject {
  func read<Value>(_ body: ([String]) throws -> Value) rethrows -> Value
}

final class FakeTrailDatabase: TrailDatabase, Spryable {
  enum Function: String, StringRepresentable {
    case read = "read(_:)"
  }

  let spryStorage = SpryStorage()

  func read<Value, Failure: Error>(
    _ body: ([String]) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(arguments: Rethrowing(body), throwing: Failure.self)
    }
  }
}

final class UnusualMembersTests: XCTestCase {
  func testInoutArguments() {
    let log = FakeTrailLog()
    log.stub(.shorten).andDo { (entry: Inout<String>, length: Int) in
      entry.value = String(entry.value.prefix(length))
      return true
    }

    var entry = "Gemmi Pass"
    XCTAssertTrue(log.shorten(&entry, to: 5))

    XCTAssertEqual(entry, "Gemmi")
    XCTAssertHaveReceived(log, .shorten, with: "Gemmi Pass", 5)
  }

  func testMembersThatRethrow() {
    let fake = FakeTrailDatabase()
    let database: any TrailDatabase = fake
    fake.stub(.read).andDo { (body: @escaping ([String]) throws -> Int) in
      try body(["Gemmi Pass"])
    }

    XCTAssertEqual(database.read { $0.count }, 1)
    XCTAssertThrowsError(try database.read { _ -> Int in throw HutError.full })
  }
}
