import SpryTesting
import Testing

@testable import Hiking

/// The situations of ``SixteenSituations`` with the assertions for Swift Testing.
///
/// It repeats their code, so that each suite reads like a test of its framework.
@Suite(.spry) struct SixteenSituationsInSwiftTesting {
  private let hut = FakeHutService()
  private let log = FakeHutLog()

  @Test func value() {
    hut.stub.title().andReturn("Gemmi")
    #expect(hut.title() == "Gemmi")
  }

  @Test func error() {
    hut.stub.trail().andThrow(TrailError.closed)
    #expect(throws: TrailError.closed) { try hut.trail(id: 1) }
  }

  @Test func valueForAnArgument() throws {
    hut.stub.trail(id: 7).andReturn(.gemmi)
    hut.stub.trail(id: .in(8...)).andReturn(.eiger)
    #expect(try [hut.trail(id: 7), hut.trail(id: 9)] == [.gemmi, .eiger])
  }

  @Test func consecutiveValues() {
    hut.stub.title().andReturn("a").thenReturn("b")
    #expect([hut.title(), hut.title(), hut.title()] == ["a", "b", "b"])
  }

  @Test func calledOnceWithTheseArguments() {
    hut.store(.gemmi, tag: "best")
    expectHaveReceived(hut.calls.store(.gemmi, tag: "best"), .once)
  }

  @Test func neverCalled() {
    hut.store(.gemmi, tag: "best")
    expectHaveNotReceived(hut.calls.store(.eiger))
    expectHaveReceived(hut.calls.load(), .never)
  }

  @Test func order() {
    hut.store(.gemmi, tag: "best")
    log.note("stored", count: 1)
    expectHaveReceivedInOrder(hut.calls.store(), log.calls.note("stored"))
  }

  @Test func fieldOfAnArgument() throws {
    hut.store(.gemmi, tag: "best")
    let (trail, _) = try hut.calls.store().lastArguments()
    #expect(trail.ascent == 940)
    expectHaveReceived(hut.calls.store(.where(\.ascent, in: 900...), tag: "best"))
  }

  @Test func completionHandler() {
    hut.stub.load(7).andDo { _, completion in completion(.success(.gemmi)) }
    let received = Lock<Trail?>(nil)
    hut.load(7) { result in received.withLock { $0 = try? result.get() } }
    #expect(received.withLock { $0 } == .gemmi)
  }

  @Test func asyncCallThatIsHeldOpen() async throws {
    let gate = hut.stub.fetch(7).andSuspend()
    let task = Task { [hut] in try await hut.fetch(7) }
    await gate.untilReached()
    gate.resume(returning: .eiger)
    let trail = try await task.value
    #expect(trail == .eiger)
  }

  @Test func property() {
    hut.stub.warden.andReturn("Ueli")
    #expect(hut.warden == "Ueli")
    hut.warden = "Vreni"
    expectHaveReceived(hut.calls.warden.set("Vreni"))
  }

  @Test func staticMember() {
    FakeHutService.classStub.open().andReturn(3)
    #expect(FakeHutService.open("a") == 3)
    expectHaveReceived(FakeHutService.classCalls.open("a"), .once)
  }

  @Test func genericMember() {
    hut.stub.decode("7", as: Int.self).andReturn(7)
    #expect(hut.decode("7", as: Int.self) == 7)
  }

  @Test func closureThatDoesNotEscape() {
    hut.stub.visit().andDo { body in try body(.gemmi) }
    var visited: [Trail] = []
    hut.visit { visited.append($0) }
    #expect(visited == [.gemmi])
    #expect(throws: TrailError.closed) { try hut.visit { _ in throw TrailError.closed } }
  }

  @Test func partialDouble() {
    let partial = PartialHutLog(wrapping: log)
    partial.stub.note("secret").andReturn()
    partial.note("open", count: 1)
    partial.note("secret", count: 2)
    #expect(log.calls.note().arguments().map(\.0) == ["open"])
  }

  @Test func leftovers() {
    hut.stub.store().andReturn()
    hut.stub.title().andReturn("Gemmi").optional()
    hut.store(.gemmi, tag: "best")
    hut.store(.eiger, tag: "log")
    expectHaveReceivedExactly(hut.calls.store(.gemmi), excluding: [hut.calls.store(tag: "log")])
    expectHaveReceived(hut.calls.store(tag: "log"))
    expectNoUnverifiedCalls(hut)
    expectNoUnusedStubs(hut)
  }
}
