import XCTest

// The declarations of Nimble 13 and 14 that the article about it uses, so that its code compiles
// without Nimble. They have the same parameters and behavior as Nimble's.

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

struct Expected<Value> {
  let expression: Expression<Value>

  func to(
    _ matcher: Matcher<Value>, description: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(status(matcher), .matches, description ?? "", file: file, line: line)
  }

  func toNot(_ matcher: Matcher<Value>, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(status(matcher), .doesNotMatch, file: file, line: line)
  }

  func status(_ matcher: Matcher<Value>) -> MatcherStatus? {
    (try? matcher.matcher(expression))?.status
  }

  func message(_ matcher: Matcher<Value>) -> String? {
    guard case .fail(let text) = (try? matcher.matcher(expression))?.message else { return nil }
    return text
  }
}

func expect<Value>(_ value: Value?) -> Expected<Value> {
  Expected(expression: Expression(value: value))
}

func beTrue() -> Matcher<Bool> {
  Matcher { MatcherResult(bool: try $0.evaluate() == true, message: .fail("")) }
}
