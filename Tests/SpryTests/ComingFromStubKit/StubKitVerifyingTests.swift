import Spry
import SpryTestSupport
import Testing

// The samples from StubKit's documentation about spies and the verification of sequences.
//
// With Spry, a spy needs no setup, because a `Spyable` type records every call regardless of stubs.

private protocol Database: AnyObject {
  func addUser(name: String) -> Bool
  func addAccount(givenName: String, lastName: String) -> Int
}

private final class DatabaseMock: Database, Spryable {
  enum Function: String, StringRepresentable { case addUser, addAccount }

  func addUser(name: String) -> Bool { spryify(arguments: name) }

  func addAccount(givenName: String, lastName: String) -> Int {
    spryify(arguments: givenName, lastName)
  }
}

/// A spy that records only part of the arguments, like StubKit's `transform:`.
private final class GivenNameSpy: Spyable {
  enum Function: String, StringRepresentable { case addAccount }
  func addAccount(givenName: String, lastName: String) { recordCall(arguments: givenName) }
}

@Suite struct ComingFromStubKitVerifyingTests {
  private let database = DatabaseMock()

  init() {
    database.stub(.addUser).andReturn(true)
    database.stub(.addAccount).andReturn(0)
  }

  @Test func spyOnAFunctionWithOneArgument() {
    _ = database.addUser(name: "user1")
    let users = database.arguments(of: .addUser, as: String.self)
    #expect(users.first == "user1")
    #expect(users.count == 1)
    #expect(database.callCount(of: .addUser) == 1)
  }

  @Test func spyOnAFunctionWithSeveralArguments() {
    _ = database.addAccount(givenName: "given", lastName: "last")
    let accounts = database.arguments(of: .addAccount, as: (String, String).self)
    #expect(accounts.first?.0 == "given")
    #expect(accounts.first?.1 == "last")
  }

  @Test func callThatWasNotMadeIsNil() {
    #expect(database.arguments(of: .addUser, as: String.self).first == nil)
    let captor = Argument.captor()
    #expect(captor[0] == nil)
  }

  @Test func spyKeepsRecordingAfterAnotherStub() {
    _ = database.addUser(name: "user1")
    database.stub(.addUser).andReturn(false)
    _ = database.addUser(name: "user2")
    #expect(database.arguments(of: .addUser, as: String.self) == ["user1", "user2"])
  }

  @Test func weakSpyDoesNotRetainArguments() {
    final class SomeClass {}
    final class SomeClassSpy: Spyable {
      enum Function: String, StringRepresentable { case addSomeClass }
      func addSomeClass(_ object: SomeClass) { recordCall(arguments: Weakly(object)) }
    }
    let spy = SomeClassSpy()
    let kept = SomeClass()
    spy.addSomeClass(kept)
    spy.addSomeClass(SomeClass())

    let objects = spy.arguments(of: .addSomeClass, as: SomeClass?.self)
    #expect(objects.count == 2)
    #expect(objects.first.map { $0 === kept } == true)
    #expect(objects.last.map { $0 == nil } == true)
    #expect(spy.didCall(.addSomeClass, with: kept, countSpecifier: .once).success)
  }

  @Test func spyRecordsPartOfTheArguments() {
    let spy = GivenNameSpy()
    spy.addAccount(givenName: "given", lastName: "last")
    #expect(spy.arguments(of: .addAccount, as: String.self) == ["given"])
    let captor = Argument.captor()
    _ = database.addAccount(givenName: "given", lastName: "last")
    #expect(database.didCall(.addAccount, with: captor, Argument.anything).success)
    #expect(captor.values(as: String.self) == ["given"])
  }

  @Test func metSequencePasses() {
    database.expect(
      .addAccount, with: "Tom", Argument.anything, countSpecifier: .once)
    database.expect(
      .addAccount, with: Argument.anything, "Derk", countSpecifier: .once)
    _ = database.addAccount(givenName: "Tom", lastName: "On")
    _ = database.addAccount(givenName: "John", lastName: "Derk")
    #expect(database.verify())
  }

  @Test func unmetSequenceFails() {
    database.expect(.addAccount, with: "Tom", "Derk", countSpecifier: .once)
    _ = database.addAccount(givenName: "Tom", lastName: "On")
    _ = database.addAccount(givenName: "John", lastName: "Derk")
    let failures = outlines { #expect(!database.verify()) }
    let outline = """
      notReceived DatabaseMock.addAccount(givenName: "Tom", lastName: "Derk") 0 of exactly(1), \
      since expectation
      """
    #expect(failures.map { $0.hasPrefix(outline) } == [true])
  }

  // StubKit's `XCTAssertNotMet(sequence)`: expect calls that must not happen with `.never`.
  @Test func neverExpectsThatASequenceIsNotMet() {
    database.expect(.addAccount, with: "Tom", "Derk", countSpecifier: .never)
    _ = database.addAccount(givenName: "Tom", lastName: "On")
    #expect(database.verify())
    #expect(!database.didCall(.addAccount, with: "Tom", "Derk", countSpecifier: .once).success)
  }

  // With StubKit, an unverified sequence crashes the process when it is freed; here the test fails.
  @Test func unverifiedSequenceFailsTheTest() {
    withOwnStaticFakes {
      database.expect(.addAccount, countSpecifier: .never)
      let left = TestScope.current.testEnd.close(.testCase(.passed))
      #expect(left.map { $0.text.prefix(12) } == ["DatabaseMock"])
    }
  }
}
