import SpryXCTest
import XCTest

struct DatabaseError: Error {}

protocol Database {
  func addUser(name: String) -> Bool
  func addUser(_ id: Int) -> Bool
  func addUser(_ name: String) -> Bool
  func addUserThrowing(name: String) throws -> Bool
  func addAccount(givenName: String, lastName: String) -> Int
}

final class FakeDatabase: Database, Spryable {
  enum Function: String, StringRepresentable {
    case addUserNamed = "addUser(name:)"
    case addUserByName = "addUser(_:) name"
    case addUserByID = "addUser(_:) id"
    case addUserThrowing, addAccount
  }

  let spryStorage = SpryStorage()

  func addUser(name: String) -> Bool { spryify(arguments: name) }
  func addUser(_ name: String) -> Bool { spryify(.addUserByName, arguments: name) }
  func addUser(_ id: Int) -> Bool { spryify(.addUserByID, arguments: id) }
  func addUserThrowing(name: String) throws -> Bool { try spryifyThrows(arguments: name) }

  func addAccount(givenName: String, lastName: String) -> Int {
    spryify(arguments: givenName, lastName)
  }
}

// The code in the article about StubKit.
final class ComingFromStubKitTests: XCTestCase {
  private let database = FakeDatabase()

  func testAnswers() throws {
    database.stub(.addUserNamed).andReturn(true)
    database.stub(.addUserThrowing).andThrow(DatabaseError())
    database.stub(.addAccount).andReturn(1)
    XCTAssertTrue(database.addUser(name: "user1"))
    XCTAssertThrowsError(try database.addUserThrowing(name: "user1"))
    XCTAssertEqual(database.addAccount(givenName: "Tom", lastName: "Derk"), 1)

    XCTAssertEqual(database.arguments(of: .addUserNamed, as: String.self).first, "user1")
    XCTAssertEqual(database.callCount(of: .addUserNamed), 1)
  }

  func testDefaultValues() {
    database.spryStorage.unstubbedPolicy = .returnDefault
    XCTAssertFalse(database.addUser(7))
    XCTAssertFalse(database.addUser("user1"))
  }

  func testConditions() {
    database.stub(.addUserNamed).andReturn(false)
    database.stub(.addUserNamed).with(Argument.where { (name: String) in name.count > 0 })
      .andReturn(true)
    database.stub(.addUserNamed).with("user1").andReturn(false)
    XCTAssertFalse(database.addUser(name: ""))
    XCTAssertTrue(database.addUser(name: "user2"))
    XCTAssertFalse(database.addUser(name: "user1"))
  }

  func testCounts() async {
    database.stub(.addUserNamed).andReturn(true)
    database.expect(.addUserNamed, countSpecifier: .between(1...3))
    _ = database.addUser(name: "user1")
    _ = database.addUser(name: "user2")
    await XCTAssertHaveReceived(database, .addUserNamed, within: .seconds(1))
    database.verify()
  }

  func testSequences() {
    database.stub(.addAccount).andReturn(-1)
    database.stub(.addAccount).andReturn(1).thenReturn(2).times(1)
    database.expect(.addAccount, with: "Tom", "Derk", countSpecifier: .once)
    XCTAssertEqual(database.addAccount(givenName: "Tom", lastName: "Derk"), 1)
    XCTAssertEqual(database.addAccount(givenName: "Ole", lastName: "Derk"), 2)
    XCTAssertEqual(database.addAccount(givenName: "Ole", lastName: "Derk"), -1)
    database.verify()
  }

  func testLongerSequence() {
    database.stub(.addAccount).andReturn(1).thenReturn(2).thenReturn(3).thenReturn(0)
    let numbers = (1...5).map { _ in database.addAccount(givenName: "Tom", lastName: "Derk") }
    XCTAssertEqual(numbers, [1, 2, 3, 0, 0])
  }

  func testClosures() {
    database.stub(.addUserNamed).andDo { (name: String) in name == "user1" }
    XCTAssertTrue(database.addUser(name: "user1"))
    XCTAssertFalse(database.addUser(name: "user2"))
  }
}
