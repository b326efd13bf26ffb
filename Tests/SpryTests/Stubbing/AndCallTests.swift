import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A typical iOS service, which returns its results through completion handlers.
private final class FakeService: Spryable {
  enum Function: String, StringRepresentable {
    case load = "load(_:completion:)"
    case fetch = "fetch(_:progress:completion:)"
    case act = "act(_:)"
    case wait = "wait(_:)"
  }

  let spryStorage = SpryStorage()

  func load(_ id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
    spryify(arguments: id, completion)
  }

  func fetch(
    _ id: Int, progress: ((Int, Double) -> Void)? = nil,
    completion: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Int {
    spryify(arguments: id, progress, completion)
  }

  func act(_ body: Any) { spryify(arguments: body) }

  func wait(_ body: Any) async { await spryify(arguments: body) }
}

@Suite("Answers that call a closure argument") struct AndCallTests {
  private let service = FakeService()
  private let file: StaticString = "/tests/ServiceTests.swift"

  @Test func callsACompletionHandler() throws {
    service.stub(.load).andCall(1, with: Result<String, any Error>.success("page"))
    var received: [String] = []
    service.load(1) { received.append((try? $0.get()) ?? "") }
    #expect(received == ["page"])
  }

  @Test func passesNilAndValuesForOptionals() {
    let texts = Lock<[String]>([])
    let note: @Sendable (String?, (any Error)?) -> Void = { page, error in
      texts.withLock { $0.append("\(page ?? "-") \(error.map { "\($0)" } ?? "-")") }
    }
    service.stub(.fetch).andCall(2, with: "page", nil).thenReturn(7)
    #expect(service.fetch(1, completion: note) == 7)
    service.stub(.fetch).andCall(2, with: nil, TrailError.closed).thenReturn(8)
    #expect(service.fetch(1, completion: note) == 8)
    #expect(texts.withLock { $0 } == ["page -", "- closed"])
  }

  @Test func nilClosureIsNotCalled() {
    service.stub(.fetch).andCall(1, with: 1, 0.5).thenReturn(7)
    var steps: [Int] = []
    #expect(
      service.fetch(1, progress: { step, _ in steps.append(step) }, completion: { _, _ in }) == 7)
    #expect(service.fetch(1, completion: { _, _ in }) == 7)
    #expect(steps == [1])
  }

  @Test func answerAfterAndCallCompletesTheSameCall() throws {
    var count = 0
    let body: () -> Void = { count += 1 }
    service.stub(.act).andCall(0).thenReturn().thenReturn().thenCall(0)
    for expected in [1, 1, 2, 2] {
      service.act(body)
      #expect(count == expected || expected == 2)
    }
    #expect(count == 3)
  }

  @Test func thenCallAfterAndCallAnswersTheNextCall() {
    service.stub(.act).andCall(0, with: 1).thenCall(0, with: 2)
    var numbers: [Int] = []
    let body: (Int) -> Void = { numbers.append($0) }
    for _ in 1...3 { service.act(body) }
    #expect(numbers == [1, 2, 2])
  }

  @Test func andDoMayFollowAndCall() async throws {
    let ranger = FakeRanger()
    var called: [Int] = []
    let body: (Int) -> Void = { called.append($0) }
    ranger.stub(.anything).andCall(0, with: 3).thenDo { (_: Any) in "done" }
    #expect(ranger.anything(body, as: String.self) == "done")
    #expect(called == [3])
  }

  @Test func callsClosuresThatReturnAResult() {
    var called = 0
    let body: (String, Int, Bool, Double) -> Int = { _, _, _, _ in
      called += 1
      return called
    }
    service.stub(.act).andCall(0, with: "x", 1, true, 0.5)
    service.act(body)
    #expect(called == 1)
    let three: (Int, Int, Int) -> Void = { called += $0 + $1 + $2 }
    service.stub(.act).andCall(0, with: 1, 2, 3)
    service.act(three)
    #expect(called == 7)
    let mixed: (Int, String, Bool) -> Void = { called += $2 ? $0 * $1.count : 0 }
    service.stub(.act).andCall(0, with: 10, "Bern", true)
    service.act(mixed)
    #expect(called == 47)
  }

  @Test func closureIsCalledBeforeTheBodyThatFollows() async {
    let events = Lock<[String]>([])
    let body: () -> Void = { events.withLock { $0.append("closure") } }
    service.stub(.act).andCall(0).thenDo { (_: Any) in events.withLock { $0.append("body") } }
    service.act(body)
    service.stub(.wait).andCall(0).thenDo { (_: Any) async in
      await Task.yield()
      events.withLock { $0.append("async body") }
    }
    await service.wait(body)
    #expect(events.withLock { $0 } == ["closure", "body", "closure", "async body"])
  }

  @Test func memberThatReturnsAValueNeedsAnAnswerToo() {
    service.stub(.fetch, file: file, line: 12).andCall(2, with: nil, nil)
    let texts = failures { _ = service.fetch(1, completion: { _, _ in }) }
    let advice = texts.map { $0.split(separator: "\n").last ?? "" }
    #expect(
      advice == [
        "The stub is at ServiceTests.swift:12; make its andDo closure return Int, "
          + "or add .thenReturn(<#Int#>) after andCall or andSet."
      ])
  }

  private func text(_ index: Int, _ values: [Any?], _ argument: Any) -> [String] {
    let service = FakeService()
    let stub = service.stub(.act, file: file, line: 12)
    switch values.count {
    case 0: stub.andCall(index)
    case 1: stub.andCall(index, with: values[0])
    default: stub.andCall(index, with: values[0], values[1])
    }
    return failures { service.act(argument) }
  }

  @Test func callWithoutArgumentsFails() {
    let done = FakeClosure()
    done.stub(.call, file: file, line: 12).andCall(0)
    let call: () -> Void = done.closure()
    #expect(
      failures { call() } == [
        """
        FakeClosure can't call the argument at index 0 of call().
        The call has no arguments.
        The call has no closure that andCall can call. Remove andCall from the stub at ServiceTests.swift:12 or, if the fake leaves out the closure, pass it on there.
        """
      ])
  }

  @Test func indexOutOfRangeFails() {
    let body: () -> Void = {}
    #expect(
      text(1, [], body) == [
        """
        FakeService can't call the argument at index 1 of act(a closure () -> Void).
        The call has 1 argument; indices start at 0.
        In the stub at ServiceTests.swift:12, use: andCall(0)
        """
      ])
  }

  @Test func argumentThatIsNotAClosureFails() {
    #expect(
      text(0, [], 5) == [
        """
        FakeService can't call argument 1 of act(5).
        It isn't a closure: 5 (Int).
        The call has no closure that andCall can call. Remove andCall from the stub at ServiceTests.swift:12 or, if the fake leaves out the closure, pass it on there.
        """
      ])
  }

  @Test func firstClosureThatCanBeCalledIsProposed() {
    service.stub(.fetch, file: file, line: 12).andCall(0).thenReturn(1)
    let texts = failures {
      _ = service.fetch(3, progress: nil) { _, _ in }
    }
    #expect(
      texts == [
        """
        FakeService can't call argument 1 of fetch(3, progress: nil, completion: a closure @Sendable (String?, (any Error)?) -> Void).
        It isn't a closure: 3 (Int).
        In the stub at ServiceTests.swift:12, use: andCall(2, with: <#String?#>, <#(any Error)?#>)
        """
      ])
    let throwing: () throws -> Void = {}
    let wide: (Int, Int, Int, Int, Int) -> Void = { _, _, _, _, _ in }
    for body in [throwing as Any, wide] {
      #expect(
        text(1, [], body).first?.split(separator: "\n").last == """
          The call has no closure that andCall can call. Remove andCall from the stub at \
          ServiceTests.swift:12 or, if the fake leaves out the closure, pass it on there.
          """)
    }
  }

  @Test func valuesOfTheWrongTypeOrNumberFail() {
    let body: (Int) -> Void = { _ in }
    #expect(
      text(0, ["x"], body) == [
        """
        FakeService can't call argument 1 of act(a closure (Int) -> Void).
        Parameter 1 of the closure is Int, but the stub passes "x" (String).
        In the stub at ServiceTests.swift:12, use: andCall(0, with: <#Int#>)
        """
      ])
    #expect(
      text(0, [1, 2], body) == [
        """
        FakeService can't call argument 1 of act(a closure (Int) -> Void).
        The closure takes 1 argument, but the stub passes 2.
        In the stub at ServiceTests.swift:12, use: andCall(0, with: <#Int#>)
        """
      ])
  }

  @Test func throwingAsyncOrIsolatedClosuresFail() {
    let throwing: () throws -> Void = {}
    let waiting: () async -> Void = {}
    let bound: @MainActor () -> Void = {}
    for body in [throwing, waiting, bound] as [Any] {
      #expect(
        text(0, [], body).map { $0.contains("\nandCall doesn't support its type, ") } == [true])
    }
  }

  @Test("Closures whose parameters or result have a modifier are reported, not left uncalled")
  func closuresWithModifiersFail() {
    final class Box {}
    let sending: (sending Box) -> Void = { _ in }
    let changing: (inout Int) -> Void = { $0 += 1 }
    let consuming: (consuming String) -> Void = { _ = $0 }
    let owned: (__owned Box) -> Void = { _ in }
    let second: (Int, inout Int) -> Void = { $1 += $0 }
    let sendableSending: @Sendable (sending Box) -> Void = { _ in }
    let variadic: (Int...) -> Void = { _ in }
    let isolated: (isolated (any Actor)?) -> Void = { _ in }
    let result: () -> sending Box = { Box() }
    let nonescaping: ((Int) -> Int) -> Void = { _ = $0(1) }
    let nested: (Int, () -> Void) -> Void = { $1() }
    let double: (Int) -> Int = { $0 * 2 }
    let nothing: () -> Void = {}
    let ofC: @convention(c) (Int) -> Void = { _ in }
    var bodies: [(body: Any, values: [Any?])] = [
      (sending, [Box()]), (changing, [1]), (consuming, ["x"]), (variadic, [1]),
      (owned, [Box()]), (second, [1, 2]), (sendableSending, [Box()]), (isolated, [nil]),
      (result, []), (nonescaping, [double]), (nested, [1, nothing]), (ofC, [1]),
    ]
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let inherited: @isolated(any) (Int) -> Void = { _ in }
      bodies.append((inherited, [1]))
    }
    for (body, values) in bodies {
      #expect(
        text(0, values, body).map { $0.contains("\nandCall doesn't support its type, ") } == [true],
        "\(type(of: body))")
    }
    let plain: (borrowing String) -> Void = { _ in }
    #expect(text(0, ["x"], plain) == [])
    let escaping: (@escaping (Int) -> Int) -> Void = { _ = $0(1) }
    #expect(text(0, [double], escaping) == [])
    let optional: (((Int) -> Int)?) -> Void = { _ = $0?(1) }
    #expect(text(0, [double], optional) == [])
  }

  @Test func reasonNamesTheTypeOfTheClosure() {
    let nonescaping: ((Int) -> Int) -> Void = { _ = $0(1) }
    let ofC: @convention(c) (Int) -> Void = { _ in }
    let double: (Int) -> Int = { $0 * 2 }
    for (body, value, type) in [
      (nonescaping, double, "((Int) -> Int) -> Void"), (ofC, 1, "@convention(c) (Int) -> Void"),
    ] as [(Any, Any, String)] {
      let lines = text(0, [value], body).first?.split(separator: "\n") ?? []
      #expect(lines.dropFirst().first == "andCall doesn't support its type, \(type).")
    }
  }

  @Test func closureWithFiveParametersFails() {
    let body: (Int, Int, Int, Int, Int) -> Void = { _, _, _, _, _ in }
    service.stub(.act, file: file, line: 12).andCall(0, with: 1, 2, 3, 4, 5)
    #expect(
      failures { service.act(body) } == [
        """
        FakeService can't call argument 1 of act(a closure (Int, Int, Int, Int, Int) -> Void).
        andCall doesn't support its type, (Int, Int, Int, Int, Int) -> Void.
        Replace the stub's andCall at ServiceTests.swift:12 with an andDo closure that calls the argument.
        """
      ])
  }

  @Test func parameterOfTypeAnyReceivesTheValueItself() {
    var received: [String] = []
    let any: (Any) -> Void = { received.append("\($0)") }
    let hashable: (any Hashable) -> Void = { received.append("\($0)") }
    let two: (Any, Any) -> Void = { received.append("\($0) \($1)") }
    #expect(text(0, [3], any) == [])
    #expect(text(0, [3], hashable) == [])
    #expect(text(0, ["a", 4], two) == [])
    #expect(received == ["3", "3", "a 4"])
  }
}
