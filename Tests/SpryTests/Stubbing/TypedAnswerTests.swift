import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Closures with typed parameters") struct TypedAnswerTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let many = FakeMany()

  @Test func closureWithOneParameterReceivesItTyped() {
    store.stub(.trails).andDo { (place: String) in [Trail(name: "near \(place)", ascent: 0)] }
    #expect(store.trails(near: "Bern") == [Trail(name: "near Bern", ascent: 0)])
  }

  @Test func closureMayHaveAnyNumberOfParameters() {
    many.stub(.six).andDo { (a: Int, b: String, c: Double?, d: [Int], e: Trail, f: Bool) in
      "\(a) \(b) \(c == nil) \(d) \(e.name) \(f)"
    }
    #expect(many.six(1, "b", nil, [2], .gemmi, true) == "1 b true [2] Gemmi Pass true")
  }

  @Test func closureWithoutParametersAnswersAnyCall() {
    many.stub(.six).andDo { "six" }
    many.stub(.none).andDo { 5 }
    #expect(many.six(1, "b", 2, [], .eiger, false) == "six")
    #expect(many.none() == 5)
    var count = 0
    store.stub(.save).andDo { count += 1 }
    store.save(.eiger, as: "best")
    #expect(count == 1)
  }

  @Test("A closure with one parameter of a general type receives the argument, not all of them")
  func generalParameterReceivesTheArgument() {
    let received = Lock<[String]>([])
    let note = { (value: Any) in received.withLock { $0.append("\(value)") } }
    ranger.stub(.anything).andDo { (value: Any) in note(value) }
    ranger.anything("x", as: Void.self)
    ranger.stub(.anything).andDo { (value: Any?) in note(value as Any) }
    ranger.anything("x", as: Void.self)
    ranger.stub(.anything).andDo { (value: any Sendable) in note(value) }
    ranger.anything("x", as: Void.self)
    ranger.stub(.anything).andDo { (value: any Sequence) in note(Array(value)) }
    ranger.anything([1, 2, 3], as: Void.self)
    ranger.stub(.anything).andDo { (values: [Any]) in note(values.count) }
    ranger.anything([1, 2, 3], as: Void.self)
    ranger.stub(.anything).andReturn().thenDo { (value: any Collection) in note(value.count) }
    ranger.anything([1, 2], as: Void.self)
    ranger.anything([1, 2], as: Void.self)
    #expect(received.withLock { $0 } == ["x", #"Optional("x")"#, "x", "[1, 2, 3]", "3", "2"])
  }

  @Test func generalParametersOfOtherTypesReceiveTheArgument() async throws {
    let received = Lock<[String]>([])
    let note = { (value: Any) in received.withLock { $0.append("\(value)") } }
    ranger.stub(.anything).andDo { (values: [Any]?) in note(values?.count ?? -1) }
    ranger.anything([1, 2, 3], as: Void.self)
    ranger.stub(.anything).andDo { (value: any CustomDebugStringConvertible) in
      note(value.debugDescription)
    }
    ranger.anything("x", as: Void.self)
    ranger.stub(.anything).andDo { (value: any Hashable) in note(value) }
    ranger.anything("x", as: Void.self)
    ranger.stub(.anything).andDo { (values: [any Sendable]) in note(values.count) }
    ranger.anything([1, 2, 3], as: Void.self)
    ranger.stub(.closures).andDo { (day: any Sendable) async in
      await Task.yield()
      return ["\(day)"]
    }
    #expect(try await ranger.closures(on: 7) == ["7"])
    #expect(received.withLock { $0 } == ["3", #""x""#, "x", "3"])
  }

  @Test func generalParameterOfAFakeClosureReceivesTheArgument() {
    let fake = FakeClosure()
    let length: ([Any]) -> Int = fake.closure()
    fake.stub(.call).andDo { (values: [Any]) in values.count }
    #expect(length([1, 2, 3]) == 3)
    fake.stub(.call).andDo { (value: Any) in (value as? [Any])?.count ?? -1 }
    #expect(length([1, 2]) == 2)
    fake.stub(.call).andReturn(0).thenDo { (value: any Collection) in value.count }
    #expect([length([1, 2]), length([1, 2])] == [0, 2])
  }

  @Test("A closure that takes an array of Any? still receives all arguments")
  func arrayOfArgumentsReceivesAll() {
    store.stub(.save).andDo { (arguments: [Any?]) in #expect(arguments.count == 2) }
    store.save(.eiger, as: "best")
    store.stub(.trails).andDo { arguments in [Trail(name: "\(arguments[0] as! String)", ascent: 0)]
    }
    #expect(store.trails(near: "Bern").map(\.name) == ["Bern"])
    store.stub(.trails).andDo { [Trail(name: "\($0.count)", ascent: 0)] }
    #expect(store.trails(near: "Bern").map(\.name) == ["1"])
    store.stub(.trails).andDo { _ in [] }
    #expect(store.trails(near: "Bern") == [])
  }

  @Test func closureMayThrow() {
    ranger.stub(.length).andDo { (trail: Trail) throws in
      if trail == .gemmi { throw TrailError.steep(trail.ascent) }
      return 6.0
    }
    #expect(throws: TrailError.steep(940)) { try ranger.length(of: .gemmi) }
    #expect(throws: Never.self) { try ranger.length(of: .eiger) }
  }

  @Test func closureMayBeAsync() async throws {
    ranger.stub(.closures).andDo { (day: Int) async throws in
      await Task.yield()
      if day == 0 { throw TrailError.closed }
      return ["\(day)"]
    }
    ranger.stub(.forecast).andDo { () async in "sun" }
    #expect(try await ranger.closures(on: 2) == ["2"])
    await #expect(throws: TrailError.closed) { try await ranger.closures(on: 0) }
    #expect(await ranger.forecast(for: 1) == "sun")
  }

  @MainActor @Test func closuresRunOnTheMainActor() async throws {
    var days: [Int] = []
    ranger.stub(.closures).andDo { (day: Int) async throws in
      days.append(day)
      await Task.yield()
      days.append(-day)
      return []
    }
    store.stub(.save).andDo { (_: Trail, name: String) in days.append(name.count) }
    #expect(try await ranger.closures(on: 2) == [])
    store.save(.eiger, as: "abc")
    #expect(days == [2, -2, 3])
  }

  @Test func optionalParametersAcceptNil() {
    ranger.stub(.anything).andDo { (number: Int?) in number.map { $0 + 1 } }
    #expect(ranger.anything(1, as: Int?.self) == 2)
    #expect(ranger.anything(nil, as: Int?.self) == nil)
    #expect(ranger.anything(Int?.none, as: Int?.self) == nil)
  }

  @Test func argumentMayBeAClosure() {
    ranger.stub(.anything).andDo { (body: @escaping (Int) -> Int) in body(20) }
    let addOne: (Int) -> Int = { $0 + 1 }
    #expect(ranger.anything(addOne, as: Int.self) == 21)
  }

  @Test func untypedClosureMayBeAsync() async throws {
    ranger.stub(.closures).andDo { arguments in
      await Task.yield()
      return ["\(arguments.count)"]
    }
    #expect(try await ranger.closures(on: 7) == ["1"])
    ranger.stub(.closures).andReturn([String]()).thenDo { (arguments: [Any?]) async in
      ["\(arguments.count)"]
    }
    #expect(try await [ranger.closures(on: 7), ranger.closures(on: 7)] == [[], ["1"]])
  }

  @Test func untypedClosureReceivesAllArguments() {
    many.stub(.six).andDo { arguments in "\(arguments.count)" }
    #expect(many.six(1, "b", nil, [2], .gemmi, true) == "6")
    many.stub(.six).andDo { "\($0[1] ?? "")" }
    #expect(many.six(1, "b", nil, [2], .gemmi, true) == "b")
  }

  /// The text for a stub at a line of `StoreTests.swift` whose closure can't be called.
  private func text(_ call: String, _ difference: String, line: Int = 3, _ advice: String) -> String
  {
    """
    \(call):
      \(difference)
    The stub is at StoreTests.swift:\(line); \(advice).
    """
  }

  @Test func parameterOfAnotherTypeFails() {
    store.stub(.save, file: "/tests/StoreTests.swift", line: 3)
      .andDo { (_: Trail, _: Int) in }
    let texts = failures { store.save(.gemmi, as: "best") }
    #expect(
      texts == [
        text(
          """
          FakeTrailStore can't call its stub's closure for \
          save(Trail(name: "Gemmi Pass", ascent: 940), as: "best")
          """, #"argument "as": expected Int, received "best" (String)"#,
          "change parameter 2 of its closure to String")
      ])
  }

  @Test func nilForANonoptionalParameterFails() {
    ranger.stub(.anything, file: "/tests/StoreTests.swift", line: 3).andDo { (_: Int) in 1 }
    let texts = failures { _ = ranger.anything(nil, as: Int.self) }
    #expect(
      texts == [
        text(
          "FakeRanger can't call its stub's closure for anything(nil)",
          "argument 1: expected Int, received nil", "make parameter 1 of its closure optional")
      ])
  }

  @Test func tooManyOrTooFewParametersFail() {
    ranger.stub(.anything, file: "/tests/StoreTests.swift", line: 3)
      .andDo { (_: Int, _: Int) in 1 }
    many.stub(.none, file: "/tests/StoreTests.swift", line: 4).andDo { (_: Int) in 1 }
    store.stub(.save, file: "/tests/StoreTests.swift", line: 5).andDo { (_: Trail) in }
    let texts = failures {
      _ = ranger.anything(1, as: Int.self)
      _ = many.none()
      many.stub(.none, file: "/tests/StoreTests.swift", line: 6).andDo { (_: Int, _: Int) in 1 }
      _ = many.none()
      store.save(.eiger, as: "best")
    }
    let none = "FakeMany can't call its stub's closure for none()"
    #expect(
      texts == [
        text(
          "FakeRanger can't call its stub's closure for anything(1)",
          "expected 2 arguments, received 1", "give its closure 1 parameter"),
        text(none, "expected 1 argument, received 0", line: 4, "give its closure 0 parameters"),
        text(none, "expected 2 arguments, received 0", line: 6, "give its closure 0 parameters"),
        text(
          """
          FakeTrailStore can't call its stub's closure for \
          save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
          """, "expected 1 argument, received 2", line: 5, "give its closure 2 parameters"),
      ])
  }

  /// Optional chaining returns `nil` or nothing.
  @Test func closureThatReturnsAnOptionalNothingAnswersAMemberThatReturnsNothing() {
    let calls = Counter()
    ranger.stub(.anything).andDo { (done: (() -> Void)?) in done?() }
    ranger.anything(nil, as: Void.self)
    ranger.anything({ calls.mark() }, as: Void.self)
    #expect(calls.value == 1)
    let texts = failures { #expect(ranger.anything(nil, as: Int.self) == 0) }
    #expect(texts.first?.contains("expected Int, received nil") == true)
  }

  @Test func closureThatDiffersOnlyInSendableFails() {
    ranger.stub(.anything, file: "/tests/StoreTests.swift", line: 3)
      .andDo { (_: @escaping (Int) -> Void) in 1 }
    let done: @Sendable (Int) -> Void = { _ in }
    let texts = failures { _ = ranger.anything(done, as: Int.self) }
    #expect(
      texts == [
        """
        FakeRanger can't call its stub's closure for anything(a closure @Sendable (Int) -> Void):
          argument 1: expected (Int) -> Void, received a closure @Sendable (Int) -> Void
        The stub is at StoreTests.swift:3; change parameter 1 of its closure to @escaping @Sendable (Int) -> Void.
        """
      ])
    ranger.stub(.anything).andDo { (done: @escaping @Sendable (Int) -> Void) in done(1) }
    ranger.anything(done, as: Void.self)
  }

  @Test func asyncClosureForASyncMemberFails() {
    store.stub(.trails, file: "/tests/StoreTests.swift", line: 3)
      .andDo { (_: String) async in [Trail]() }
    let texts = failures { #expect(store.trails(near: "Bern") == []) }
    #expect(
      texts == [
        """
        FakeTrailStore can't run an async closure for trails(near: "Bern"), because the member isn't async.
        The stub is at StoreTests.swift:3; use andReturn or a synchronous andDo, or make the member async.
        """
      ])
  }
}

@Suite("Conditions on all arguments together") struct MatchingTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let many = FakeMany()

  @Test func closureDecides() {
    var saved: [String] = []
    store.stub(.save).with(matching: { (trail: Trail, name: String) in trail.name == name })
      .andDo { saved.append("same") }
    store.stub(.save).andDo { saved.append("other") }
    store.save(.eiger, as: "Eiger Trail")
    store.save(.eiger, as: "Gemmi Pass")
    #expect(saved == ["same", "other"])
  }

  @Test func closureCountsAsOneConditionPerParameter() {
    many.stub(.none).with(matching: { true }).andReturn(1)
    many.stub(.none).andReturn(2)
    #expect(many.none() == 1)
    var saved: [String] = []
    store.stub(.save).with(matching: { (_: Trail, _: String) in true })
      .andDo { saved.append("both") }
    store.stub(.save).with(Argument.anything, "best").andDo { saved.append("one") }
    store.save(.eiger, as: "best")
    #expect(saved == ["both"])
  }

  @Test func closureMayCallItsOwnFake() {
    ranger.stub(.anything)
      .with(matching: { [ranger] (_: Int) in ranger.callCount(of: .anything) > 1 })
      .andReturn("later")
    ranger.stub(.anything).andReturn("first")
    #expect(ranger.anything(1, as: String.self) == "first")
    #expect(ranger.anything(1, as: String.self) == "later")
  }
}

/// A fake with a member that has many parameters and one that has none.
private final class FakeMany: Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case six = "six(_:_:_:_:_:_:)"
    case none = "none()"
  }
  func six(_ a: Int, _ b: String, _ c: Double?, _ d: [Int], _ e: Trail, _ f: Bool) -> String {
    spryify(arguments: a, b, c, d, e, f)
  }
  func none() -> Int { spryify() }
}
