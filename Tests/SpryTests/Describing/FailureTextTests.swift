import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

// MARK: Fakes and values

private struct Address: Equatable {
  var street: String
  var city: String
  var country: String
}

private struct Hiker: Equatable {
  var name: String
  var age: Int
  var address: Address
  var nicknames: [String] = []
  var grades: [String: Int] = [:]

  static let ada = Hiker(
    name: "Ada Lovelace", age: 36,
    address: Address(street: "12 St James's Square", city: "London", country: "England"),
    nicknames: ["Countess", "Enchantress of Number"], grades: ["T1": 5, "T3": 2])
}

private final class Hut: Equatable {
  let name: String
  var neighbour: Hut?
  init(name: String) { self.name = name }
  static func == (left: Hut, right: Hut) -> Bool { left.name == right.name }
}

private enum Weather: String {
  case sun, rain
}

private final class FakeLodge: Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case book = "book(_:nights:)"
    case note = "note(_:)"
    case price = "price()"
    case rest
    case room = "subscript(_:)"
    case sign
  }

  enum ClassFunction: String, StringRepresentable {
    case find = "find(in:)"
    case merge = "+(_:_:)"
  }

  let spryStorage = SpryStorage()

  func book(_ hiker: Any?, nights: Int) { recordCall(arguments: hiker, nights) }
  func note(_ value: Any?) { recordCall(arguments: value) }
  func price() -> Int { spryify() }
  func rest(for hours: Int) { recordCall(arguments: hours) }
  func sleep() { recordCall() }
  func pricce() -> Int { spryify() }
  var sign: String {
    get { "" }
    set { recordCall(arguments: newValue) }
  }
  subscript(number: Int) -> String {
    get { "" }
    set { recordCall(arguments: number, newValue) }
  }
  static func find(in place: String) -> Hut? { spryify(arguments: place) }
  static func + (left: FakeLodge, right: Int) -> Int { spryify(arguments: left, right) }
}

// MARK: Tests

@Suite("Failure texts of verifications") struct VerificationTextTests {
  private let lodge = FakeLodge()

  @Test func missingCallShowsTheClosestCall() {
    lodge.sign = "open"
    lodge.book("Ada", nights: 2)
    lodge.rest(for: 3)
    #expect(
      lodge.didCall(.book, with: "Ada", 3, countSpecifier: .once).failureMessage == """
        FakeLodge did not receive book("Ada", nights: 3), expected exactly once.
        Closest call, #2 of 3:
          book("Ada", nights: 2)
            nights: expected 3, received 2
        All calls:
          1. sign = "open"
          2. book("Ada", nights: 2)
          3. rest(for: 3)
        """)
  }

  @Test func tooFewCalls() {
    lodge.note(1)
    #expect(
      lodge.didCall(.note, with: 1, countSpecifier: .atLeast(2)).failureMessage == """
        FakeLodge received note(1) once, expected at least twice.
        All calls:
          1. note(1)
        """)
    #expect(
      lodge.didCall(.note, countSpecifier: .between(2...4)).failureMessage == """
        FakeLodge received note(_:) once, expected 2 to 4 times.
        All calls:
          1. note(1)
        """)
  }

  @Test func tooManyCalls() {
    lodge.note(1)
    lodge.note(1)
    #expect(
      lodge.didCall(.note, countSpecifier: .never).failureMessage == """
        FakeLodge received note(_:) twice, expected no calls.
        All calls:
          1. note(1)
          2. note(1)
        """)
    #expect(
      lodge.didCall(.note, with: 1, countSpecifier: .atMost(1)).failureMessage == """
        FakeLodge received note(1) twice, expected at most once.
        All calls:
          1. note(1)
          2. note(1)
        """)
    #expect(
      lodge.didCall(.note, countSpecifier: .between(1...1)).failureMessage == """
        FakeLodge received note(_:) twice, expected exactly once.
        All calls:
          1. note(1)
          2. note(1)
        """)
  }

  @Test func fakeWithoutCalls() {
    #expect(
      lodge.didCall(.price).failureMessage == """
        FakeLodge did not receive price().
        No calls were received.
        """)
    #expect(
      lodge.didCall(.sign, with: "open").failureMessage == """
        FakeLodge did not receive sign with "open".
        No calls were received.
        """)
  }

  @Test func laterCallsAreListed() {
    lodge.note(1)
    let mark = Checkpoint()
    lodge.note(2)
    #expect(
      lodge.didCall(.note, with: 1, since: mark).failureMessage == """
        FakeLodge did not receive note(1) after the checkpoint.
        Closest call, #1 of 1:
          note(2)
            argument 1: expected 1, received 2
        All calls after the checkpoint:
          1. note(2)
        """)
    #expect(
      lodge.call(.note).notReceived(.exactly(1), mark).text() == """
        FakeLodge received note(_:) once after the checkpoint, expected anything but exactly once.
        All calls after the checkpoint:
          1. note(2)
        """)
    #expect(
      lodge.didCall(.note, since: Checkpoint()).failureMessage == """
        FakeLodge did not receive note(_:) after the checkpoint.
        No calls were received after the checkpoint.
        """)
  }

  @Test func unexpectedCalls() {
    #expect(
      lodge.record.hasCalls(nil).text()
        == "FakeLodge received no calls, expected at least one.")
    #expect(
      lodge.record.hasCalls(Checkpoint()).text()
        == "FakeLodge received no calls after the checkpoint, expected at least one.")
    let mark = Checkpoint()
    lodge.note(1)
    #expect(
      lodge.record.hasNoCalls(nil).text() == """
        FakeLodge received 1 call, expected no calls.
        All calls:
          1. note(1)
        """)
    #expect(
      lodge.record.hasNoCalls(mark).text() == """
        FakeLodge received 1 call after the checkpoint, expected no calls.
        All calls after the checkpoint:
          1. note(1)
        """)
    #expect(
      lodge.call(.note).notReceived(.atLeast(1), nil).text() == """
        FakeLodge received note(_:) once, expected no calls.
        All calls:
          1. note(1)
        """)
  }

  @Test func callThatWasWaitedFor() {
    let wait = Wait(limit: .milliseconds(5), isConfirmed: true)
    #expect(
      lodge.call(.note, with: 1).received(.atLeast(1), nil, after: wait).text() == """
        FakeLodge did not receive note(1) within 0.005 seconds.
        No calls were received.
        """)
    let canceled = Wait(limit: .milliseconds(5), isConfirmed: false)
    #expect(
      lodge.call(.note, with: 1).received(.once, nil, after: canceled).text() == """
        FakeLodge did not receive note(1) before the waiting task was canceled, expected exactly once.
        No calls were received.
        """)
    #expect(
      lodge.record.hasCalls(nil, after: wait).text()
        == "FakeLodge received no calls within 0.005 seconds, expected at least one.")
    let order = [lodge.call(.note, with: 1)]
    #expect(
      order.receivedInOrder(nil, after: canceled).text() == """
        Calls were not received in order before the waiting task was canceled: FakeLodge.note(1) was not received.
        Expected order:
          1. FakeLodge.note(1): not received
        No calls were received.
        """)
  }

  @Test func callAtAnIndexThatDoesNotExist() throws {
    lodge.note(1)
    let call = TypedCall<(Any?) -> Void, Void, Never>(lodge.call(.note))
    #expect(
      failures { _ = try? call.arguments(at: 1) } == [
        """
        FakeLodge received note(_:) once, so there is no call at index 1.
        All calls:
          1. note(1)
        """
      ])
  }

  @Test func conditionOnAllArguments() {
    lodge.book("Ada", nights: 2)
    let call = lodge.call(.book, with: Argument.anything, 2)
      .matching { (name: String, nights: Int) in name.count == nights }
    #expect(
      call.didCall().failureMessage == """
        FakeLodge did not receive book(anything, nights: 2) with arguments matching \
        (String, Int) -> Bool.
        Closest call, #1 of 1:
          book("Ada", nights: 2)
            the closure returned false
        All calls:
          1. book("Ada", nights: 2)
        """)
    #expect(
      lodge.didCall(.book, with: "x", Argument.rest).failureMessage == """
        FakeLodge did not receive book("x", any further arguments).
        Closest call, #1 of 1:
          book("Ada", nights: 2)
            argument 1: expected "x", received "Ada"
        All calls:
          1. book("Ada", nights: 2)
        """)
  }

  @Test func messageTakenForAnArgument() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    #expect(
      store.didCall(.trails, with: "Bern", "no trails").failureMessage == """
        FakeTrailStore did not receive trails("Bern", "no trails").
        If "no trails" is meant as the assertion's message, pass it after a labeled argument:
          countSpecifier: .atLeast(1), "no trails"
        Closest call, #1 of 1:
          trails(near: "Bern")
            expected 2 arguments, received 1
        All calls:
          1. trails(near: "Bern")
        """)
  }

  @Test func argumentThatSomeCallsHaveIsNoMessage() {
    let ranger = FakeRanger()
    ranger.recordCall(.anything, arguments: "Bern")
    let hint = "is meant as the assertion's message"
    func text() -> String {
      ranger.didCall(.anything, with: "Bern", "no trails").failureMessage
    }
    #expect(text().contains(hint))
    ranger.recordCall(.anything, arguments: "Bern", "trails")
    #expect(!text().contains(hint))
  }

  @Test func namedFake() {
    lodge.spryStorage.name = "a \"second\"\nlodge"
    #expect(
      lodge.didCall(.sign).failureMessage == #"""
        FakeLodge "a \"second\"\nlodge" did not receive sign.
        No calls were received.
        """#)
  }

  @Test func unmetExpectation() {
    lodge.expect(.note, with: 1)
    let line = #line + 1
    let texts = failures { lodge.verify() }
    #expect(
      texts == [
        """
        FakeLodge did not receive note(1) after the expectation.
        No calls were received after the expectation.
        The verification is at FailureTextTests.swift:\(line).
        """
      ])
  }

  @Test func unverifiedExpectations() {
    let texts = withOwnStaticFakes {
      lodge.expect(.note, with: 1, countSpecifier: .once)
      lodge.expect(.sign)
      lodge.expect(.book, countSpecifier: .never)
      return TestScope.current.ledger.close(.testCase(.passed)).map(\.text)
    }
    let headline = "FakeLodge has an expectation that was never verified:"
    let remedy = """

      Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
      """
    #expect(
      texts == [
        "\(headline) note(1), expected exactly once." + remedy,
        "\(headline) sign, expected at least once." + remedy,
        "\(headline) book(_:nights:), expected no calls." + remedy,
      ])
  }

  @Test func nothingExpected() {
    #expect(
      failures { FakeLodge().verify() } == [
        """
        FakeLodge has no expectations to verify.
        Declare them with expect before the calls. To check that assertions have verified every call, \
        use XCTAssertNoUnverifiedCalls or expectNoUnverifiedCalls.
        """
      ])
  }

  @Test func memberThatDoesNotRecordIsNamed() {
    let store = FakeTrailStore()
    store.stub(.region).andReturn("Bern")
    _ = store.region
    let text = """
      FakeTrailStore did not receive region.
      region was used, but the fake answers with stubbedValue, which doesn't record calls.
      Verify what the code does with the value instead.
      """
    #expect(store.didCall(.region).failureMessage == text)
    #expect(store.didCall(.save).failureMessage.hasSuffix("\nNo calls were received."))
    store.resetCalls()
    #expect(!store.didCall(.region).failureMessage.contains("stubbedValue"))
    _ = store.region
    #expect(!store.didCall(.region, with: "Bern").failureMessage.contains("stubbedValue"))
    #expect(store.recordedCalls.isEmpty)
  }

  @Test func wrongNumberOfArguments() {
    lodge.book("Ada", nights: 2)
    #expect(
      lodge.didCall(.book, with: "Ada").failureMessage == """
        FakeLodge did not receive book("Ada").
        Closest call, #1 of 1:
          book("Ada", nights: 2)
            expected 1 argument, received 2; add Argument.rest to match any further arguments
        All calls:
          1. book("Ada", nights: 2)
        """)
  }

  @Test func longListsOfCallsAreShortenedInTheMiddle() {
    for number in 1...10_000 { lodge.note(number) }
    #expect(
      lodge.didCall(.note, with: 0).failureMessage == """
        FakeLodge did not receive note(0).
        Closest call, #1 of 10000:
          note(1)
            argument 1: expected 0, received 1
        All calls:
          1. note(1)
          2. note(2)
          3. note(3)
          4. note(4)
          5. note(5)
          6. note(6)
          7. note(7)
          8. note(8)
          9. note(9)
          10. note(10)
          … 9980 more calls …
          9991. note(9991)
          9992. note(9992)
          9993. note(9993)
          9994. note(9994)
          9995. note(9995)
          9996. note(9996)
          9997. note(9997)
          9998. note(9998)
          9999. note(9999)
          10000. note(10000)
        """)
  }

  @Test func closestCallIsSearchedAtBothEndsOfALongList() {
    for number in 1...10_000 { lodge.book("Ada", nights: number) }
    lodge.book("Bob", nights: 0)
    let lines = lodge.didCall(.book, with: "Bob", -1).failureMessage.components(separatedBy: "\n")
    #expect(lines[1] == "Closest call, #10001 of 10001:")
    #expect(lines[3] == "    nights: expected -1, received 0")
    #expect(lines.count < 60)
  }

  @Test func staticCallsAndOperators() {
    withOwnStaticFakes {
      FakeLodge.stub(.find).andReturn(nil)
      FakeLodge.stub(.merge).andReturn(1)
      _ = FakeLodge.find(in: "Bern")
      _ = lodge + 2
      #expect(
        FakeLodge.didCall(.find, with: "Thun").failureMessage == """
          FakeLodge.self did not receive find(in: "Thun").
          Closest call, #1 of 2:
            find(in: "Bern")
              in: expected "Thun", received "Bern"
          All calls:
            1. find(in: "Bern")
            2. <FakeLodge> + 2
          """)
    }
  }

  @Test func subscriptsAreWrittenInBrackets() {
    lodge[3] = "Ada"
    #expect(
      lodge.didCall(.room, with: 4, "Ada").failureMessage == """
        FakeLodge did not receive subscript[4] = "Ada".
        Closest call, #1 of 1:
          subscript[3] = "Ada"
            argument 1: expected 4, received 3
        All calls:
          1. subscript[3] = "Ada"
        """)
  }
}

@Suite("Failure texts of mismatched arguments") struct MismatchTextTests {
  /// The lines below the closest call.
  private func mismatch(expected: Any?, received: Any?) -> String {
    FakeNotebook.mismatch(expected: expected, received: received).joined(separator: "\n")
  }

  @Test func smallValuesAreShownInFull() {
    #expect(mismatch(expected: 7, received: 8) == "argument 1: expected 7, received 8")
    #expect(mismatch(expected: 7, received: nil) == "argument 1: expected 7, received nil")
    #expect(mismatch(expected: nil, received: 7) == "argument 1: expected nil, received 7")
    #expect(
      mismatch(expected: Weather.sun, received: Weather.rain)
        == "argument 1: expected .sun, received .rain")
    #expect(
      mismatch(expected: TrailError.steep(1), received: TrailError.closed)
        == "argument 1: expected .steep(1), received .closed")
    #expect(
      mismatch(expected: Int.self, received: String.self)
        == "argument 1: expected Int.self, received String.self")
  }

  @Test func valuesOfDifferentTypes() {
    #expect(
      mismatch(expected: 7, received: Int64(7))
        == "argument 1: expected 7 (Int), received 7 (Int64)")
    #expect(
      mismatch(expected: 7, received: "7")
        == "argument 1: expected 7 (Int), received \"7\" (String)")
    #expect(
      mismatch(expected: [1], received: ["a": 1])
        == "argument 1: expected [1] ([Int]), received [\"a\": 1] ([String: Int])")
  }

  @Test func matchersAreDescribedInWords() {
    #expect(
      mismatch(expected: Argument.nonNil, received: nil)
        == "argument 1: expected not nil, received nil")
    let long = Argument.pass("a long name") { (name: String) in name.count > 20 }
    #expect(
      mismatch(expected: long, received: "Ada")
        == "argument 1: expected a long name, received \"Ada\"")
  }

  @Test func differencesOfLargeValuesShowTheirPath() {
    var other = Hiker.ada
    other.age = 37
    other.address.city = "Paris"
    other.nicknames = ["Countess", "Lady", "Lovelace"]
    other.grades = ["T1": 6, "T4": 1]
    #expect(
      mismatch(expected: Hiker.ada, received: other) == """
        argument 1.age: expected 36, received 37
        argument 1.address.city: expected "London", received "Paris"
        argument 1.nicknames[1]: expected "Enchantress of Number", received "Lady"
        argument 1.nicknames[2]: unexpected "Lovelace"
        argument 1.grades["T1"]: expected 5, received 6
        argument 1.grades["T3"]: missing 2
        argument 1.grades["T4"]: unexpected 1
        """)
  }

  @Test func differencesOfCollectionsShowTheirIndex() {
    let expected = Array(1...40)
    var received = expected
    received[17] = 0
    #expect(
      mismatch(expected: expected, received: received)
        == "argument 1[17]: expected 18, received 0")
  }

  @Test func longListsOfDifferencesAreShortened() {
    let expected = Array(0..<20_000)
    let text = mismatch(expected: expected, received: expected.map { 2 * $0 + 1 })
    let lines = text.components(separatedBy: "\n")
    #expect(lines.count == 11)
    #expect(lines.first == "argument 1[0]: expected 0, received 1")
    #expect(lines.last == "argument 1: there are more differences")
  }

  @Test func deepValuesAreShortened() {
    var value: Any = 1
    for _ in 0..<7 { value = [Any](repeating: value, count: 20) }
    let text = mismatch(expected: "x", received: value)
    #expect(text.hasPrefix("argument 1: expected \"x\" (String), received [[["))
    #expect(text.count < 10_000)
  }

  @Test func differentInstances() {
    #expect(
      mismatch(expected: Hut(name: "Alp"), received: Hut(name: "Berg"))
        == #"argument 1: expected <Hut name: "Alp">, received <Hut name: "Berg">"#)
    #expect(
      mismatch(expected: Hut(name: "Alp"), received: Hut(name: "Alp"))
        .components(separatedBy: "\n") == [
          #"argument 1: expected <Hut name: "Alp">, received an equal but different object; "#
            + "to compare with ==, use equal(to:)"
        ])
  }

  @Test func objectsThatReferToEachOther() {
    let first = Hut(name: "Alp")
    let second = Hut(name: "Berg")
    first.neighbour = second
    second.neighbour = first
    #expect(
      mismatch(expected: [first], received: [second])
        == #"argument 1: expected [<Hut name: "Alp">], received [<Hut name: "Berg">]"#)
  }

  @Test func longStringsAreShortenedAroundTheDifference() {
    let start = String(repeating: "a long way to the top ", count: 10)
    #expect(
      mismatch(expected: start + "of the Eiger", received: start + "of the Mönch") == """
        argument 1: expected "…y to the top of the Eiger", received "…y to the top of the Mönch" \
        (first difference at character 228 of 232)
        """)
  }

  @Test func invisibleCharactersAreEscaped() {
    #expect(
      mismatch(expected: "1 000 m", received: "1\u{A0}000\u{200B} m")
        == #"argument 1: expected "1 000 m", received "1\u{00A0}000\u{200B} m""#)
    #expect(
      mismatch(expected: "a" as Character, received: "\u{AD}" as Character)
        == #"argument 1: expected "a", received "\u{00AD}""#)
    #expect(
      mismatch(expected: "👩‍🚀", received: "\"é\"\n")
        == #"argument 1: expected "👩‍🚀", received "\"é\"\n""#)
  }

  @Test func multilineStringsDifferLineByLine() {
    #expect(
      mismatch(expected: "one\ntwo\nthree", received: "one\n2\nthree\nfour") == """
        argument 1, line 2: expected "two", received "2"
        argument 1, line 4: unexpected "four"
        """)
    let line = String(repeating: "a", count: 100)
    #expect(
      mismatch(expected: line, received: "\(line)\ntwo")
        == #"argument 1, line 2: unexpected "two""#)
  }
}

@Suite("Failure texts of mistakes") struct MistakeTextTests {
  private let lodge = FakeLodge()

  @Test func unknownFunction() {
    #expect(
      failures { lodge.sleep() } == [
        """
        FakeLodge has no case for sleep() in its enum Function.
        Add: case sleep = "sleep()"
        """
      ])
  }

  @Test func unknownFunctionWithASimilarName() {
    #expect(
      failures { _ = lodge.pricce() } == [
        """
        FakeLodge has no case for pricce() in its enum Function.
        If case price = "price()" is meant for it, correct that case.
        Otherwise, add: case pricce = "pricce()"
        """
      ])
  }

  @Test func captorThatHasCapturedAClosure() {
    let captor = Argument.captor()
    let ranger = FakeRanger()
    ranger.stub(.anything).with(captor).andReturn(1)
    let _: Int = ranger.anything({ 1 } as () -> Int)
    #expect(
      failures { _ = captor.getValue(as: Int.self) } == [
        """
        The captor has no Int at index 0: \
        it captured a closure () -> Int.
        Use: try captor.value(at: 0, as: (() -> Int).self)
        """
      ])
  }
}
