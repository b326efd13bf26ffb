import Spry
import SpryTestSupport
import Testing

/// A protocol whose members have the names of Spry's functions.
private protocol Court: AnyObject {
  func verify() -> Bool
  func expect(_ guest: String) -> Int
  func call(_ number: Int) -> String
  func stub(_ ticket: Int)
  var receiver: Int { get }
  var subject: String { get }
  var assertions: Int { get }
}

private final class FakeCourt: Court, Spryable {
  enum Function: String, StringRepresentable {
    case verify = "verify()"
    case expect = "expect(_:)"
    case call = "call(_:)"
    case stub = "stub(_:)"
    case receiver, subject, assertions
  }

  let spryStorage = SpryStorage()
  func verify() -> Bool { spryify() }
  func expect(_ guest: String) -> Int { spryify(arguments: guest) }
  func call(_ number: Int) -> String { spryify(arguments: number) }
  func stub(_ ticket: Int) { spryify(arguments: ticket) }
  var receiver: Int { stubbedValue() }
  var subject: String { stubbedValue() }
  var assertions: Int { stubbedValue() }
}

/// Calls Spry's function instead of the fake's own, because generic code sees only the protocol's.
private func verifyExpectations(of fake: some Spyable) -> Bool {
  fake.verify()
}

@Suite("Fakes whose members are named like Spry's functions") struct OwnNamesTests {
  private let court = FakeCourt()

  @Test func membersAreStubbedAndVerifiedLikeOthers() {
    court.stub(.verify).andReturn(true)
    court.stub(.expect).with("Ada").andReturn(3)
    court.stub(.call).andReturn("hello")
    court.stub(.stub).andReturn()
    court.stub(.receiver).andReturn(1)
    court.stub(.subject).andReturn("s")
    court.stub(.assertions).andReturn(2)
    #expect(court.verify())
    #expect(court.expect("Ada") == 3)
    #expect(court.call(7) == "hello")
    court.stub(1)
    #expect([court.receiver, court.assertions] == [1, 2])
    #expect(court.subject == "s")
    #expect(court.didCall(.verify).success)
    #expect(court.didCall(.call, with: 7).success)
    #expect(
      [court.call(.verify), court.call(.call, with: 7)].receivedInOrder(nil)
        .text(adding: "") == nil)
  }

  @Test func fakesOwnVerifyDoesNotVerifyExpectations() {
    let scope = TestScope()
    TestScope.local.withValue(scope) {
      court.stub(.verify).andReturn(true)
      court.expect(.call, with: 7)
      #expect(court.verify())
    }
    #expect(scope.end().count == 1)
  }

  @Test func genericCodeCallsSprysFunctions() {
    court.stub(.call).andReturn("hello")
    court.expect(.call, with: 7)
    #expect(court.call(7) == "hello")
    #expect(verifyExpectations(of: court))
    #expect(!court.didCall(.verify).success)
  }
}
