import SpryXCTest
import XCTest

@testable import Hiking

// As much of Nimble as the article shows, so that its code is compiled without depending on Nimble.

struct Expression<Value> {
  let value: Value?
  func evaluate() throws -> Value? { value }
}

enum ExpectationMessage: Sendable { case fail(String) }

struct MatcherResult: Sendable {
  let bool: Bool
  let message: ExpectationMessage
}

struct Matcher<Value>: Sendable {
  let matcher: @Sendable (Expression<Value>) throws -> MatcherResult

  init(_ matcher: @escaping @Sendable (Expression<Value>) throws -> MatcherResult) {
    self.matcher = matcher
  }
}

struct Expected<Value> {
  let expression: Expression<Value>

  func to(_ matcher: Matcher<Value>, description: String? = nil) {
    XCTAssertEqual((try? matcher.matcher(expression))?.bool, true, description ?? "")
  }

  func toNot(_ matcher: Matcher<Value>) {
    XCTAssertEqual((try? matcher.matcher(expression))?.bool, false)
  }
}

func expect<Value>(_ value: Value?) -> Expected<Value> {
  Expected(expression: Expression(value: value))
}

func beTrue() -> Matcher<Bool> {
  Matcher { MatcherResult(bool: try $0.evaluate() == true, message: .fail("")) }
}

func haveReceived<Fake: Spyable & SendableMetatype>(
  _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) -> Matcher<Fake> {
  let arguments = arguments.map { Argument.all(of: $0) }
  return Matcher { expression in
    guard let fake = try expression.evaluate() else {
      return MatcherResult(bool: false, message: .fail("there is no fake"))
    }
    let result = fake.didCall(
      function, withArguments: arguments, countSpecifier: countSpecifier)
    let text = result.success ? "unexpected calls:\n\(result.recordedCallsDescription)" : ""
    return MatcherResult(bool: result.success, message: .fail(text + result.failureMessage))
  }
}

// The code of the article of this name, and what shows that it works.
final class NimbleTests: XCTestCase {
  func testWithMatchersOfNimble() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([])
    _ = store.trails(near: "Bern")

    let result = store.didCall(.trails, with: "Bern", countSpecifier: .once)
    expect(result.success).to(beTrue(), description: result.failureMessage)
  }

  func testWithAMatcherOfItsOwn() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([])
    _ = store.trails(near: "Bern")

    expect(store).to(haveReceived(.trails))
    expect(store).to(haveReceived(.trails, with: "Bern", countSpecifier: .once))
    expect(store).toNot(haveReceived(.save))
  }
}
