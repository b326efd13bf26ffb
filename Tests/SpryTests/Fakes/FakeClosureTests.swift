import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// Code under test that takes closures.
private struct Planner {
  var onDone: (Int) -> Void = { _ in }
  var isOpen: @Sendable (String, Int) -> Bool = { _, _ in true }
  var length: (Trail) throws -> Double = { _ in 0 }
  var refresh: () -> Void = {}
  var fetch: @Sendable (Int) async throws -> [String] = { _ in [] }
  var wait: (Int) async -> String = { _ in "" }
}

private struct Sketch: Sendable {
  var strokes: [Int]
  var onEdit: @Sendable () -> Void = {}
}

@Suite("Fake closures") struct FakeClosureTests {
  private let fake = FakeClosure()

  @Test func callbackNeedsNoStub() {
    let planner = Planner(onDone: fake.closure(), refresh: fake.closure())
    planner.onDone(3)
    planner.refresh()
    #expect(fake.didCall(.call, with: 3, countSpecifier: .once).success)
    #expect(fake.recordedCalls.map(\.description) == ["call(3)", "call()"])
    #expect(fake.recordedCalls[1].arguments.isEmpty)
  }

  @Test func policyCanBeChanged() {
    let closure: (Int) -> String = fake.closure()
    let callback: () -> Void = fake.closure()
    let visitor: (@escaping () -> Void) -> Void = fake.closure()
    #expect(failures { visitor {} }.count == 1)
    TestScope.local.withValue(TestScope(settings: UnstubbedSettings(policy: .fail))) {
      #expect(failures { callback() }.count == 1)
    }
    TestScope.local.withValue(TestScope(settings: UnstubbedSettings(policy: .returnDefault))) {
      #expect(closure(1) == "")
    }
    fake.spryStorage.unstubbedPolicy = .fail
    #expect(failures { callback() }.count == 1)
  }

  @Test func resultsAreStubbed() {
    let planner = Planner(isOpen: fake.closure())
    fake.stub(.call).with("Gemmi Pass", Argument.anything).andReturn(false)
    fake.stub(.call).andReturn(true)
    #expect(!planner.isOpen("Gemmi Pass", 1))
    #expect(planner.isOpen("Eiger Trail", 1))
    #expect(fake.arguments(of: .call, as: (String, Int).self).map(\.1) == [1, 1])
  }

  @Test func throwingClosureThrowsTheStubbedError() {
    let planner = Planner(length: fake.closure())
    fake.stub(.call).andThrow(TrailError.closed).thenDo { (trail: Trail) in Double(trail.ascent) }
    #expect(throws: TrailError.closed) { try planner.length(.eiger) }
    #expect(throws: Never.self) { try planner.length(.gemmi) }
    #expect(fake.arguments(of: .call, as: Trail.self) == [.eiger, .gemmi])
  }

  @Test func closuresWithTypedErrors() async {
    let open: (Int) throws(TrailError) -> String = fake.closure(throwing: TrailError.self)
    let wait: (Int) async throws(TrailError) -> String =
      fake.asyncClosure(throwing: TrailError.self)
    fake.stub(.call).andThrow(TrailError.closed).times(2).thenReturn("open")
    #expect(throws: TrailError.closed) { try open(1) }
    await #expect(throws: TrailError.closed) { try await wait(2) }
    #expect((try? open(3)) == "open")
    #expect(fake.arguments(of: .call, as: Int.self) == [1, 2, 3])
  }

  @Test func nonthrowingClosureExplainsHowToThrow() {
    let open: (Int) throws(TrailError) -> String = fake.closure()
    fake.stub(.call, file: "/tests/StoreTests.swift", line: 3).andThrow(TrailError.closed)
    #expect(
      failures { _ = try? open(1) } == [
        """
        FakeClosure can't throw .closed (TrailError) from call(1): the closure doesn't throw.
        The stub is at StoreTests.swift:3; make it return a value, or pass throwing: when you create the closure.
        """
      ])
  }

  @Test func adviceIsAboutTheClosure() async throws {
    let open: (Int) async throws -> String = fake.closure()
    _ = fake.stub(.call, file: "/tests/StoreTests.swift", line: 3).andSuspend()
    let texts = await failures { _ = try? await open(1) }
    let close: (Int) throws -> String = fake.closure()
    fake.stub(.call, file: "/tests/StoreTests.swift", line: 4).andCallThrough()
    #expect(
      texts + failures { _ = try? close(2) } == [
        """
        FakeClosure can't suspend call(1), because the closure isn't async.
        The stub is at StoreTests.swift:3; use andReturn or a synchronous andDo, or create the closure with asyncClosure().
        """,
        """
        FakeClosure can't call through to a fallbackValue for call(2), because the closure has none.
        The stub is at StoreTests.swift:4; use andReturn instead of andCallThrough.
        """,
      ])
  }

  private struct Snow: Error {}

  @Test func errorsInsideOtherTypesAreNamedInFull() {
    let open: () throws(TrailError) -> String = fake.closure(throwing: TrailError.self)
    let close: () throws(Snow) -> String = fake.closure(throwing: Snow.self)
    fake.stub(.call, file: "/tests/StoreTests.swift", line: 3)
      .andThrow(Snow()).thenThrow(TrailError.closed)
    let texts = failures {
      _ = try? open()
      _ = try? close()
    }
    #expect(
      texts == [
        """
        FakeClosure can't throw FakeClosureTests.Snow() from call(): \
        the closure throws only TrailError.
        The stub is at StoreTests.swift:3; make it throw TrailError.
        """,
        """
        FakeClosure can't throw .closed (TrailError) from call(): \
        the closure throws only FakeClosureTests.Snow.
        The stub is at StoreTests.swift:3; make it throw FakeClosureTests.Snow.
        """,
      ])
  }

  @Test func asyncClosuresReturnThrowAndWait() async throws {
    let planner = Planner(fetch: fake.asyncClosure(), wait: fake.asyncClosure())
    fake.stub(.call).with(1).andThrow(TrailError.closed)
    fake.stub(.call).with(2).andDo { (day: Int) async in ["\(day)"] }
    fake.stub(.call).with(3).andReturn("sun")
    await #expect(throws: TrailError.closed) { try await planner.fetch(1) }
    #expect(try await planner.fetch(2) == ["2"])
    #expect(await planner.wait(3) == "sun")
    let gate = fake.stub(.call).with(4).andSuspend()
    async let closures = planner.fetch(4)
    await gate.untilReached()
    gate.resume(returning: ["four"])
    #expect(try await closures == ["four"])
  }

  @Test func closureIsSendable() async {
    let closure: @Sendable (Int) -> Void = fake.closure()
    await Task.detached { closure(1) }.value
    #expect(fake.callCount(of: .call) == 1)
  }

  @Test func oneFakeCreatesClosuresOfSeveralTypes() {
    let number: (Int) -> String = fake.closure()
    let text: (String) -> Int = fake.closure()
    fake.stub(.call).andReturn("text")
    fake.stub(.call).andReturn(7)
    #expect(number(1) == "text")
    #expect(text("a") == 7)
  }

  @Test func incomparableArgumentIsReported() {
    let draw: (Sketch) -> Void = fake.closure()
    fake.stub(.call).andReturn()
    draw(Sketch(strokes: [1, 2]))
    let texts = failures { #expect(!fake.didCall(.call, with: Sketch(strokes: [3, 4])).success) }
    #expect(
      texts == [
        """
        FakeClosure.call(_:), argument 1: values of type Sketch can't be compared, because they contain a closure.
        Use: Argument.where { (value: Sketch) in <#condition#> }
        """
      ])
  }
}
