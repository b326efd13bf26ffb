import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class FakeWell: Spryable {
  enum Function: String, StringRepresentable { case peek = "peek(_:)" }
  let spryStorage = SpryStorage()
  func peek(_ day: Int) -> Int { stubbedValue(arguments: day) }
}

@Suite("Failure texts of verifications that prove nothing") struct DoubtTextTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private func call(_ arguments: Any?...) {
    ranger.stub(.anything).andReturn(1)
    for argument in arguments { let _: Int = ranger.anything(argument) }
  }

  @Test func similarCallIsShown() {
    call("x", UInt8(5))
    #expect(
      ranger.didCall(.anything, with: 5, countSpecifier: .never).failureMessage == """
        FakeRanger did not receive anything(5), but it received a call that looks like it.
        Spry can't tell whether you mean that call. If you do, specify its values with the same types.
        If you don't, wrap a value in Argument.equal(to:), an object in Argument.identical(to:), or a matcher in Argument.all(of: .isType(<#type#>.self), <#matcher#>).
        Similar call, #2 of 2:
          anything(5)
            argument 1: expected 5 (Int), received 5 (UInt8)
        All calls:
          1. anything("x")
          2. anything(5)
        """)
  }

  @Test func similarCallBesidesTheExpectedOne() {
    call(5, 5.0)
    #expect(
      ranger.call(.anything, with: 5).notReceived(.atLeast(2), nil).text() == """
        FakeRanger received anything(5) once, and a call that looks like it.
        Spry can't tell whether you mean that call. If you do, specify its values with the same types.
        If you don't, wrap a value in Argument.equal(to:), an object in Argument.identical(to:), or a matcher in Argument.all(of: .isType(<#type#>.self), <#matcher#>).
        Similar call, #2 of 2:
          anything(5.0)
            argument 1: expected 5 (Int), received 5.0 (Double)
        All calls:
          1. anything(5)
          2. anything(5.0)
        """)
  }

  @Test func canceledWait() {
    #expect(
      ranger.call(.anything, with: 5)
        .notReceived(
          .atLeast(1), nil, after: Wait(limit: .milliseconds(20), isConfirmed: false)
        ).text() == """
          FakeRanger did not receive anything with 5 so far, but the waiting task was canceled before the timeout.
          No calls were received.
          """)
  }

  @Test func wrongNumberOfArguments() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    #expect(
      store.didCall(.save, with: "best", countSpecifier: .never).failureMessage == """
        FakeTrailStore can't have received save("best"): no call to save(_:as:) has 1 argument.
        Specify a value or a matcher for each argument that the fake records.
        All calls:
          1. save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
    let condition = store.call(.save).matching { (_: Trail) in true }
    #expect(
      condition.didCall(countSpecifier: .never).failureMessage == """
        FakeTrailStore can't have received save(_:as:) with arguments matching (Trail) -> Bool: \
        no call to save(_:as:) has 1 argument.
        Specify a value or a matcher for each argument that the fake records.
        All calls:
          1. save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
  }

  @Test func messageTakenForAnArgument() {
    let headline = #"FakeTrailStore can't have received trails("Bern", "no trails"): "#
    let hint = """
      If "no trails" is meant as the assertion's message, pass it after a labeled argument:
        countSpecifier: .exactly(0), "no trails"
      """
    var text: String {
      store.didCall(.trails, with: "Bern", "no trails", countSpecifier: .never).failureMessage
    }
    #expect(
      text == """
        \(headline)no call to trails(near:) has 2 arguments.
        \(hint)
        Otherwise, wrap it in Argument.equal(to:).
        No calls were received.
        """)
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    #expect(
      text == """
        \(headline)no call to trails(near:) has 2 arguments.
        \(hint)
        All calls:
          1. trails(near: "Bern")
        """)
  }

  @Test func memberThatDoesNotRecord() {
    let well = FakeWell()
    well.stub(.peek).andReturn(2)
    #expect(well.peek(1) == 2)
    let hint = """
      peek(_:) was used, but the fake answers with stubbedValue, which doesn't record calls.
      Verify what the code does with the value instead.
      """
    #expect(
      well.didCall(.peek, with: 1, countSpecifier: .never).failureMessage == """
        FakeWell can't tell whether it received peek(1).
        \(hint)
        """)
    let mark = Checkpoint()
    #expect(well.peek(1) == 2)
    #expect(
      well.didCall(.peek, countSpecifier: .never, since: mark).failureMessage == """
        FakeWell can't tell whether it received peek(_:) after the checkpoint.
        \(hint)
        """)
    #expect(
      well.record.hasNoCalls(nil).text() == """
        FakeWell can't tell which calls it received.
        \(hint)
        """)
  }

  @Test func conditionThatFitsNoCall() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    let condition = store.call(.save).matching { (_: String, _: String) in true }
    #expect(
      condition.notReceived(.atLeast(1), nil).text() == """
        FakeTrailStore can't have received save(_:as:) with arguments matching \
        (String, String) -> Bool: the closure can't be called with the arguments of any call.
        Give the closure the parameters of save(_:as:).
        Closest call, #1 of 1:
          save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
            argument 1: expected String, received Trail(name: "Eiger Trail", ascent: 140)
        All calls:
          1. save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
  }
}
