import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class Observer { let name = "Bern" }

/// A fake whose members take arguments that can't be recorded as they are.
private final class FakeBus: Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case observe = "observe(_:)"
    case visit = "visit(_:)"
    case log = "log(_:)"
    case change = "change(_:)"
    case load = "load(_:completion:)"
  }

  let spryStorage = SpryStorage()

  func observe(_ observer: Observer?) -> Int {
    spryify(arguments: Weakly(observer))
  }

  func visit(_ body: (Trail) -> Void) {
    withoutActuallyEscaping(body) { body in
      spryify(arguments: Transient(body))
    }
  }

  func log(_ message: @autoclosure () -> String) {
    spryify(arguments: message())
  }

  func change(_ count: inout Int) -> Bool {
    let (newCount, result): (Int, Bool) = spryify(arguments: count)
    count = newCount
    return result
  }

  func load(_ id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
    spryify(arguments: id, completion)
  }
}

@Suite("Weakly recorded arguments") struct WeaklyTests {
  private let bus = FakeBus()

  @Test func objectIsNotKeptAlive() {
    bus.stub(.observe).andReturn(1)
    weak var weakObserver: Observer?
    do {
      let observer = Observer()
      weakObserver = observer
      _ = bus.observe(observer)
      #expect(bus.didCall(.observe, with: observer).success)
      #expect(bus.arguments(of: .observe, as: Observer.self).first === observer)
    }
    #expect(weakObserver == nil)
    #expect(bus.callCount(of: .observe) == 1)
    #expect(bus.recordedCalls.map(\.description) == ["observe(Observer (deallocated))"])
    #expect(bus.recordedCalls[0].arguments.allSatisfy { $0 == nil })
    #expect(bus.arguments(of: .observe, as: Observer?.self).map { $0 == nil } == [true])
  }

  /// The call has passed an object, even if that is gone.
  @Test func deallocatedObjectIsNotNil() {
    bus.stub(.observe).andReturn(1)
    do { _ = bus.observe(Observer()) }
    #expect(!bus.didCall(.observe, with: nil).success)
    #expect(!bus.didCall(.observe, with: Argument.nil).success)
    #expect(!bus.didCall(.observe, with: Argument.where { $0 == nil }).success)
    #expect(bus.didCall(.observe, with: Argument.nonNil).success)
    #expect(bus.didCall(.observe, with: Argument.anything).success)
    #expect(bus.call(.observe, with: nil).notReceived(.atLeast(1), nil).failure == nil)
    // Nobody knows whether a matcher would have matched the object.
    let isObserver = bus.call(.observe, with: Argument.isType(Observer.self))
    let outcome = isObserver.notReceived(.atLeast(1), nil)
    if case .doubtful(_, .lookAlike) = outcome.failure {} else { Issue.record() }
    #expect(outcome.text()?.contains("Weakly") == false)
    _ = bus.observe(nil)
    #expect(bus.didCall(.observe, with: nil, countSpecifier: .once).success)
  }

  @Test func stubsReceiveTheObject() {
    let observer = Observer()
    bus.stub(.observe).with(observer).andReturn(1)
    bus.stub(.observe).andDo { (observer: Observer?) in observer == nil ? 2 : 3 }
    #expect([bus.observe(observer), bus.observe(nil), bus.observe(Observer())] == [1, 2, 3])
  }

  @Test func testMayWrapTheObjectInWeakly() {
    let observer = Observer()
    bus.stub(.observe).with(Weakly(observer)).andReturn(1)
    #expect(bus.observe(observer) == 1)
    #expect(bus.didCall(.observe, with: Weakly(observer)).success)
    let other = Observer()
    let result = bus.didCall(.observe, with: Weakly(other))
    #expect(!result.success)
    // The text is that of the object itself.
    #expect(result.failureMessage == bus.didCall(.observe, with: other).failureMessage)
  }
}

extension WeaklyTests {
  @Test func verificationsDoNotKeepTheObjectAlive() throws {
    let captor = Argument.captor()
    let nested = Argument.captor()
    let ordered = Argument.captor()
    let itself = Argument.captor()
    let name = Argument.captor()
    bus.stub(.observe).with(Argument.all(of: nested, Argument.nonNil)).andReturn(1)
    weak var gone: Observer?
    var calls: [RecordedCall] = []
    do {
      let observer = Observer()
      gone = observer
      _ = bus.observe(observer)
      #expect(bus.didCall(.observe, with: captor).success)
      #expect(bus.didCall(.observe, with: Argument.any(of: captor, 1)).success)
      #expect(bus.didCall(.observe, with: Argument.where(\Observer.self, itself)).success)
      #expect(bus.didCall(.observe, with: Argument.where(\Observer.self.name, name)).success)
      #expect(try itself.value(as: Observer.self) === observer)
      #expect(
        [bus.call(.observe, with: ordered)].receivedInOrder(nil)
          .text(adding: "") == nil)
      #expect(bus.didCall(.observe, with: Weakly(observer)).success)
      bus.expect(.observe, with: Weakly(observer), countSpecifier: .never)
      #expect(try captor.value(as: Observer.self) === observer)
      #expect(try nested.value(as: Observer.self) === observer)
      calls = bus.recordedCalls
      #expect(calls[0].arguments[0] as? Observer === observer)
      bus.verify()
    }
    #expect(gone == nil)
    #expect(captor.count == 2)
    #expect(itself.last(as: Observer.self) == nil)
    #expect(try name.value(as: String.self) == "Bern")
    #expect(nested.count == 1)
    #expect(ordered.last(as: Observer.self) == nil)
    #expect(calls.map(\.description) == ["observe(Observer (deallocated))"])
  }

  @Test func deallocatedObjectMatchesNothing() {
    bus.stub(.observe).andReturn(1)
    var observer: Observer? = Observer()
    let specified = Weakly(observer)
    _ = bus.observe(observer)
    #expect(bus.didCall(.observe, with: specified).success)
    observer = nil
    #expect(!bus.didCall(.observe, with: specified).success)
    _ = bus.observe(nil)
    #expect(!bus.didCall(.observe, with: specified).success)
    #expect(bus.didCall(.observe, with: Weakly(nil)).success)
  }
}

@Suite("Arguments that are not recorded") struct TransientTests {
  private let bus = FakeBus()

  @Test func nonescapingClosureIsPassedToTheStub() {
    bus.stub(.visit).andDo { (body: @escaping (Trail) -> Void) in
      body(.eiger)
      body(.gemmi)
    }
    var names: [String] = []
    bus.visit { names.append($0.name) }
    #expect(names == ["Eiger Trail", "Gemmi Pass"])
    #expect(bus.didCall(.visit, with: Argument.anything, countSpecifier: .once).success)
    #expect(bus.recordedCalls.map(\.description) == ["visit((Trail) -> Void (not recorded))"])
  }

  @Test func testMayWrapTheValueInTransient() {
    bus.stub(.log).with(Transient("ice")).andReturn()
    bus.log("ice")
    #expect(bus.didCall(.log, with: Transient("ice")).success)
    #expect(!bus.didCall(.log, with: Transient("rock")).success)
  }

  @Test(
    "What was not recorded may have been the specified value",
    arguments: [
      Argument(5), .isType(Int.self), .pass { (number: Int) in number == 5 },
      .where(\Int.self, 5), .not(5), .not(.isType(Int.self)), .all(of: .nonNil, .not(.in(1...3))),
      .any(of: nil, 5),
    ]) func argumentThatIsNotRecordedIsNotRuledOut(argument: Argument)
  {
    bus.stub(.visit).andReturn()
    bus.visit { _ in }
    let result = bus.didCall(.visit, with: argument, countSpecifier: .never)
    #expect(result.doubt == .lookAlike)
  }

  @Test("It's no more than the value that isn't known", arguments: [Argument.nil, .not(.nonNil)])
  func argumentThatIsNotRecordedIsNotNil(argument: Argument) {
    bus.stub(.visit).andReturn()
    bus.visit { _ in }
    #expect(bus.didCall(.visit, with: argument, countSpecifier: .never).success)
    #expect(!bus.didCall(.visit, with: argument).success)
    #expect(bus.didCall(.visit, with: Argument.not(argument), countSpecifier: .once).success)
  }

  @Test(arguments: [Argument.not(5), .not(.isType(Int.self)), .not(.where(\Int.self, 5))])
  func argumentThatIsNotRecordedDoesNotMatchNegations(argument: Argument) {
    bus.stub(.visit).andReturn()
    bus.visit { _ in }
    #expect(!bus.didCall(.visit, with: argument).success)
  }

  @Test func failureTellsHowToMatchWhatIsNotRecorded() {
    bus.stub(.visit).andReturn()
    bus.visit { _ in }
    let result = bus.didCall(.visit, with: 5, countSpecifier: .never)
    #expect(result.outline == "lookAlike FakeBus.visit(5) 0 of exactly(0)")
    #expect(
      result.failureMessage.evidence == [
        "visit((Trail) -> Void (not recorded))",
        "argument 1: expected 5, received (Trail) -> Void (not recorded); use the matcher anything",
        "1. visit((Trail) -> Void (not recorded))",
      ])
  }

  @Test func captorsDoNotCaptureTheClosure() {
    let captor = Argument.captor()
    bus.stub(.visit).with(captor).andReturn()
    bus.visit { _ in }
    let kept = captor.getValue(as: Transient.Unrecorded.self)
    #expect(kept.description == "(Trail) -> Void (not recorded)")
    #expect(
      failures { _ = captor.getValue(as: Int.self) } == [
        """
        The captor has no Int at index 0: \
        it captured (Trail) -> Void (not recorded).
        To use it, stub the member with andDo, whose closure receives it.
        """
      ])
  }
}

@Suite("Special kinds of parameters") struct ParameterKindTests {
  private let bus = FakeBus()

  @Test func autoclosuresAreRecordedAsTheirValues() {
    bus.stub(.log).with("a message").andReturn()
    bus.log("a " + "message")
    #expect(bus.didCall(.log, with: "a message").success)
  }

  @Test func inoutArgumentsAreReturnedInATuple() {
    bus.stub(.change).andDo { (count: Int) in (count + 1, true) }
    bus.stub(.change).with(7).andReturn((0, false))
    var count = 6
    #expect(bus.change(&count))
    #expect(count == 7)
    #expect(!bus.change(&count))
    #expect(count == 0)
    #expect(bus.arguments(of: .change, as: Int.self) == [6, 7])
  }

  @Test func escapingClosuresAreCalledByTheStub() {
    bus.stub(.load).andDo { (id: Int, completion: @escaping (Result<String, any Error>) -> Void) in
      completion(id == 0 ? .failure(TrailError.closed) : .success("\(id)"))
    }
    var results: [String] = []
    bus.load(1) { results.append((try? $0.get()) ?? "error") }
    bus.load(0) { results.append((try? $0.get()) ?? "error") }
    #expect(results == ["1", "error"])
  }
}

#if os(Linux) || os(macOS)
  /// Spry doesn't look for wrappers until one has been created, so this test needs a new process.
  @Suite("The first wrapper of a process") struct FirstWrapperTests {
    @Test(.early) func isUnwrapped() async {
      await #expect(processExitsWith: .success) {
        let bus = FakeBus()
        bus.stub(.observe).andReturn(1)
        weak var gone: Observer?
        do {
          let observer = Observer()
          gone = observer
          #expect(bus.observe(observer) == 1)
          #expect(bus.didCall(.observe, with: observer).success)
        }
        #expect(gone == nil)
        #expect(bus.didCall(.observe, with: Argument.nonNil).success)
        #expect(!bus.didCall(.observe, with: Argument.nil).success)
      }
    }
  }
#endif
