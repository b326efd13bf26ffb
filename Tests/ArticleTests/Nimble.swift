import SpryXCTest
import XCTest

@testable import Hiking

// The declarations of Nimble 13 and 14 that the article uses, so that its code compiles without
// depending on Nimble. They have the same parameters and behavior as Nimble's.

struct Expression<Value> {
  let value: Value?
  func evaluate() throws -> Value? { value }
}

indirect enum ExpectationMessage { case fail(String) }

enum MatcherStatus {
  case matches
  case doesNotMatch
  case fail

  init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

struct MatcherResult {
  var status: MatcherStatus
  var message: ExpectationMessage

  init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }
}

struct Matcher<T> {
  fileprivate var matcher: (Expression<T>) throws -> MatcherResult

  init(_ matcher: @escaping (Expression<T>) throws -> MatcherResult) {
    self.matcher = matcher
  }
}

private struct Expected<Value> {
  let expression: Expression<Value>

  func to(_ matcher: Matcher<Value>, description: String? = nil) {
    XCTAssertEqual(status(matcher), .matches, description ?? "")
  }

  func toNot(_ matcher: Matcher<Value>) {
    XCTAssertEqual(status(matcher), .doesNotMatch)
  }

  func status(_ matcher: Matcher<Value>) -> MatcherStatus? {
    (try? matcher.matcher(expression))?.status
  }

  func message(_ matcher: Matcher<Value>) -> String? {
    guard case .fail(let text) = (try? matcher.matcher(expression))?.message else { return nil }
    return text
  }
}

private func expect<Value>(_ value: Value?) -> Expected<Value> {
  Expected(expression: Expression(value: value))
}

private func beTrue() -> Matcher<Bool> {
  Matcher { MatcherResult(bool: try $0.evaluate() == true, message: .fail("")) }
}

func haveReceived<Fake: Spyable>(
  _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) -> Matcher<Fake> {
  matcher { $0.didCall(function, withArguments: arguments, countSpecifier: countSpecifier) }
}

func haveReceived<Fake: Spyable>(
  _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) -> Matcher<Fake.Type> {
  matcher { $0.didCall(function, withArguments: arguments, countSpecifier: countSpecifier) }
}

private func matcher<Fake>(_ ask: @escaping (Fake) -> DidCallResult) -> Matcher<Fake> {
  Matcher { expression in
    guard let fake = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: .fail("there is no fake"))
    }
    let result = ask(fake)
    let calls = "unexpectedly matched; all calls:\n\(result.recordedCallsDescription)"
    return MatcherResult(
      bool: result.success, message: .fail(result.success ? calls : result.failureMessage))
  }
}

func haveRecordedCalls<Fake: Spyable>() -> Matcher<Fake> {
  Matcher { expression in
    guard let calls = try expression.evaluate()?.recordedCalls else {
      return MatcherResult(status: .fail, message: .fail("there is no fake"))
    }
    let text = calls.isEmpty ? "none" : calls.map(\.description).joined(separator: "\n")
    return MatcherResult(bool: !calls.isEmpty, message: .fail("recorded calls: \(text)"))
  }
}

// The code in the article with the same name, with checks that it works.
final class NimbleTests: XCTestCase {
  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testWithNimblesMatchers() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([])
    _ = store.trails(near: "Bern")

    let result = store.didCall(.trails, with: "Bern", countSpecifier: .once)
    expect(result.success).to(beTrue(), description: result.failureMessage)
  }

  func testWithACustomMatcher() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([])
    _ = store.trails(near: "Bern")
    FakeTripLog.warn("rain")

    expect(store).to(haveReceived(.trails))
    expect(store).to(haveReceived(.trails, with: "Bern", countSpecifier: .once))
    expect(store).toNot(haveReceived(.save))
    expect(store).to(haveRecordedCalls())
    expect(FakeTripLog.self).to(haveReceived(.warn, with: "rain"))
  }

  func testMissingFakeFailsBothAssertions() {
    let none: FakeTrailStore? = nil

    XCTAssertEqual(expect(none).status(haveReceived(.save)), .fail)
    XCTAssertEqual(expect(none).status(haveRecordedCalls()), .fail)
    XCTAssertEqual(expect(none).message(haveReceived(.save)), "there is no fake")
  }

  func testMessagesOfTheMatchers() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([])
    XCTAssertEqual(
      expect(store).message(haveReceived(.trails)), store.didCall(.trails).failureMessage)
    XCTAssertEqual(expect(store).status(haveReceived(.trails)), .doesNotMatch)
    XCTAssertEqual(expect(store).status(haveRecordedCalls()), .doesNotMatch)

    _ = store.trails(near: "Bern")

    XCTAssertEqual(
      expect(store).message(haveReceived(.trails)),
      "unexpectedly matched; all calls:\n  1. trails(near: \"Bern\")")
    XCTAssertEqual(
      expect(store).message(haveRecordedCalls()), "recorded calls: trails(near: \"Bern\")")
  }
}
