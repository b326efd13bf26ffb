import Foundation
import Spry
import SpryTestSupport
import Testing

// The samples from StubKit's documentation, in the same order, written with Spry.
//
// These have no counterpart:
// - An action variable per member, such as `lazy var addUserAction = stub(of: addUser)`: the cases
//   of the fake's enum replace it, and the compiler checks the stub with `stub(_:as:)`.
// - Registering an action again, and the warning that its spies are removed: the most recent stub
//   wins, and calls are recorded regardless of stubs.
// - Stubs that are loose by default: Spry's are strict, and `.returnDefault` makes them loose.
// - The limits "thread unsafe", "generic functions", and "variadic functions": Spry has none.
// For spies and the verification of sequences, see StubKitVerifyingTests.swift.

private struct DatabaseError: Error, Equatable {}

private struct CustomType: DefaultProvidable, Equatable {
  var name = "custom"
  static var defaultValue: CustomType { CustomType() }
}

private protocol Database {
  func addUser(name: String) -> Bool
  func addUser(id: Int) -> Bool
  func addUser(_ name: String) -> Bool
  func addUser(_ id: Int) -> Bool
  func addUser(_ name: String, at date: Date) -> Bool
  func addUserThrowing(name: String) throws -> Bool
  func addAccount(givenName: String, lastName: String) -> Int
  func custom() -> CustomType
  func pair() -> (Int, String)
  func addUser(lazily name: @autoclosure () -> String)
  func addUser(completion: @escaping (Bool) -> Void)
  func addUser(throwing completion: @escaping (Bool) throws -> Void)
  func enumerateUsers(enumeration: (String) -> Void)
  func generic<Value>(_ value: Value) -> Value
  func variadic(_ names: String...) -> Int
}

private final class FakeDatabase: Database, Spryable {
  enum Function: String, StringRepresentable {
    case addUserNamed = "addUser(name:)"
    case addUserWithID = "addUser(id:)"
    case addUserAt = "addUser(_:at:)"
    case addUserByName = "addUser(_:) name"
    case addUserByID = "addUser(_:) id"
    case addUserLazily = "addUser(lazily:)"
    case addUserCompletion = "addUser(completion:)"
    case addUserThrowingCompletion = "addUser(throwing:)"
    case addUserThrowing, addAccount, custom, pair, enumerateUsers, generic, variadic
  }

  let spryStorage = SpryStorage()

  func addUser(name: String) -> Bool { spryify(arguments: name) }
  func addUser(id: Int) -> Bool { spryify(arguments: id) }
  func addUser(_ name: String) -> Bool { spryify(.addUserByName, arguments: name) }
  func addUser(_ id: Int) -> Bool { spryify(.addUserByID, arguments: id) }
  func addUser(_ name: String, at date: Date) -> Bool { spryify(arguments: name, date) }
  func addUserThrowing(name: String) throws -> Bool { try spryifyThrows(arguments: name) }
  func addAccount(givenName: String, lastName: String) -> Int {
    spryify(arguments: givenName, lastName)
  }
  func custom() -> CustomType { spryify() }
  func pair() -> (Int, String) { spryify() }
  func addUser(lazily name: @autoclosure () -> String) { spryify(arguments: name()) }
  func addUser(completion: @escaping (Bool) -> Void) { spryify(arguments: completion) }
  func addUser(throwing completion: @escaping (Bool) throws -> Void) {
    spryify(arguments: completion)
  }
  func enumerateUsers(enumeration: (String) -> Void) {
    withoutActuallyEscaping(enumeration) { spryify(arguments: Transient($0)) }
  }
  func generic<Value>(_ value: Value) -> Value { spryify(arguments: value) }
  func variadic(_ names: String...) -> Int { spryify(arguments: names) }
}

@Suite("Coming from StubKit: return values") struct StubKitReturnValueTests {
  private let database = FakeDatabase()

  @Test func automaticReturnValue() {
    database.spryStorage.unstubbedPolicy = .returnDefault
    #expect(database.addUser(name: "user1") == false)
    #expect(database.addAccount(givenName: "John", lastName: "Appleseed") == 0)
    #expect(database.custom() == CustomType())
  }

  @Test func predefinedDefaultValues() {
    #expect(DefaultValues().value(of: String.self) == "")
    #expect(DefaultValues().value(of: Bool.self) == false)
    #expect(DefaultValues().value(of: Int.self) == 0)
    #expect(DefaultValues().value(of: UInt.self) == 0)
    #expect(DefaultValues().value(of: Double.self) == 0)
    #expect(DefaultValues().value(of: Decimal.self) == 0)
    #expect(DefaultValues().value(of: CGFloat.self) == 0)
    #expect(DefaultValues().value(of: Data.self) == Data())
    #expect(DefaultValues().value(of: [Int].self) == [])
    #expect(DefaultValues().value(of: [Int: Int].self) == [:])
    #expect(DefaultValues().value(of: Set<Int>.self) == [])
    #expect(DefaultValues().value(of: Int?.self) == .some(nil))
    #expect(DefaultValues().value(of: Locale.self) == Locale(identifier: ""))
    #expect(DefaultValues().value(of: URL.self) == URL(fileURLWithPath: "/"))
    #expect(DefaultValues().value(of: URLComponents.self) == URLComponents())
    #expect(DefaultValues().value(of: URLQueryItem.self) == URLQueryItem(name: "", value: nil))
    #expect(DefaultValues().value(of: Void.self) != nil)
  }

  @Test func manualReturnType() {
    database.stub(.addUserNamed).andReturn(true)
    database.stub(.pair).andReturn((1, "one"))
    #expect(database.addUser(name: "user1"))
    #expect(database.pair() == (1, "one"))
  }

  @Test func manualThrowing() {
    database.stub(.addUserThrowing).andThrow(DatabaseError())
    #expect(throws: DatabaseError.self) { try database.addUserThrowing(name: "user1") }
  }
}

@Suite("Coming from StubKit: setup") struct StubKitSetupTests {
  private let database = FakeDatabase()

  init() {
    database.spryStorage.unstubbedPolicy = .returnDefault
  }

  private func add(_ givenName: String = "John", _ lastName: String = "Appleseed") -> Int {
    database.addAccount(givenName: givenName, lastName: lastName)
  }

  @Test func standardSetup() {
    #expect(add() == 0)
    database.stub(.addAccount).andReturn(1)
    #expect(add() == 1)
    database.stub(.addAccount).andReturn(2)
    #expect(add() == 2)
  }

  @Test func sequenceSetup() {
    database.stub(.addAccount).andReturn(1).thenReturn(2).thenReturn(3).thenReturn(0)
    #expect((0..<5).map { _ in add() } == [1, 2, 3, 0, 0])
  }

  @Test func sequenceSetupThatThrowsOnce() {
    database.stub(.addUserThrowing).andThrow(DatabaseError()).thenReturn(true)
    #expect(throws: DatabaseError.self) { try database.addUserThrowing(name: "user1") }
    #expect(throws: Never.self) { try database.addUserThrowing(name: "user1") }
  }

  @Test func sequenceSetupThatEnds() {
    database.stub(.addAccount).andReturn(-1)
    database.stub(.addAccount).andReturn(1).thenReturn(2).times(1)
    #expect((0..<4).map { _ in add() } == [1, 2, -1, -1])
  }

  @Test func selectiveSetupByArgument() {
    database.stub(.addUserNamed).with("user1").andReturn(false)
    database.stub(.addUserNamed).with("user2").andReturn(true)
    #expect(!database.addUser(name: "user1"))
    #expect(database.addUser(name: "user2"))
  }

  @Test func selectiveSetupByPredicate() {
    let filled = Argument.pass { (name: String) in name.count > 0 }
    database.stub(.addUserNamed).andReturn(false)
    database.stub(.addUserNamed).with(filled).andReturn(true)
    #expect(!database.addUser(name: ""))
    #expect(database.addUser(name: "user2"))
  }

  @Test func selectiveSetupBySingleArgumentsOfMany() {
    database.stub(.addAccount).andReturn(0)
    database.stub(.addAccount).with("Tom", Argument.anything).andReturn(1)
    database.stub(.addAccount).with(Argument.anything, "Derk").andReturn(10)
    database.stub(.addAccount).with("Tom", "Derk").andReturn(100)
    #expect(add("Tom", "Kerk") == 1)
    #expect(add("Ole", "Derk") == 10)
    #expect(add("Ole", "De") == 0)
    #expect(add("Tom", "Derk") == 100)
  }

  @Test func selectiveSetupByAllArgumentsTogether() {
    database.stub(.addAccount).andReturn(0)
    database.stub(.addAccount).with(matching: { (given: String, last: String) in given == last })
      .andReturn(7)
    #expect(add("Tom", "Tom") == 7)
    #expect(add("Tom", "Derk") == 0)
  }
}

@Suite("Coming from StubKit: strict stubbing") struct StubKitStrictStubbingTests {
  private let database = FakeDatabase()

  @Test func unregisteredCallFailsTheTestInsteadOfCrashing() {
    let failures = outlines { #expect(!database.addUser(name: "user1")) }
    #expect(failures == [#"missingStub FakeDatabase.addUser(name: "user1")"#])
    database.stub(.addUserNamed).andReturn(true)
    #expect(database.addUser(name: "user1"))
  }

  @Test func ambiguousFunctionsByTheirLabels() {
    database.stub(.addUserNamed).andReturn(true)
    database.stub(.addUserWithID).andReturn(false)
    database.stub(.addUserAt).andReturn(true)
    #expect(database.addUser(name: "x"))
    #expect(!database.addUser(id: 1))
    #expect(database.addUser("x", at: Date(timeIntervalSince1970: 0)))
  }

  @Test func ambiguousFunctionsByTheirTypes() {
    database.stub(.addUserByName).andReturn(true)
    database.stub(.addUserByID).andReturn(false)
    #expect(database.addUser("x"))
    #expect(!database.addUser(1))
    database.stub(.addUserByID).andDo { (_: Int) in true }
    #expect(database.addUser(1))
  }

  @Test func automaticRegistration() {
    database.stub(.addUserNamed).andReturn(true)
    database.stub(.addUserThrowing).andThrow(DatabaseError())
    #expect(database.addUser(name: "user1"))
    #expect(throws: DatabaseError.self) { try database.addUserThrowing(name: "user1") }
  }

  @Test func manualRegistrationWithACustomBody() {
    database.stub(.addUserNamed).andDo { (name: String) in name == "user1" }
    #expect(database.addUser(name: "user1"))
    #expect(!database.addUser(name: "user2"))
  }
}

@Suite("Coming from StubKit: hints") struct StubKitHintTests {
  private let database = FakeDatabase()

  @Test func autoclosures() {
    database.stub(.addUserLazily).andReturn()
    database.addUser(lazily: "user" + "1")
    #expect(database.didCall(.addUserLazily, with: "user1").success)
  }

  @Test func escapingArguments() {
    database.stub(.addUserCompletion).andDo { (completion: @escaping (Bool) -> Void) in
      completion(true)
    }
    var result: Bool?
    database.addUser { result = $0 }
    #expect(result == true)
  }

  @Test func nonEscapingArguments() {
    database.stub(.enumerateUsers).andDo { (enumeration: @escaping (String) -> Void) in
      enumeration("user1")
    }
    var users: [String] = []
    database.enumerateUsers { users.append($0) }
    #expect(users == ["user1"])
    #expect(database.callCount(of: .enumerateUsers) == 1)
  }

  @Test func throwingFunctions() throws {
    database.stub(.addUserThrowing).andReturn(true)
    #expect(try database.addUserThrowing(name: "user1"))
  }

  @Test func throwingFunctionArguments() {
    database.stub(.addUserThrowingCompletion).andDo {
      (completion: @escaping (Bool) throws -> Void) in try? completion(false)
    }
    var result: Bool?
    database.addUser(throwing: { result = $0 })
    #expect(result == false)
  }

  @Test func genericFunctions() {
    database.stub(.generic).andDo { $0[0] }
    #expect(database.generic(7) == 7)
    #expect(database.generic("x") == "x")
  }

  @Test func variadicFunctions() {
    database.stub(.variadic).andDo { (names: [String]) in names.count }
    #expect(database.variadic("a", "b") == 2)
  }
}
