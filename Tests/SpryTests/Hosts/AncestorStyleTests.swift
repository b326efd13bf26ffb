import Dispatch
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A fake in the style of earlier libraries, in which every member returns the result of one call.
private final class FakeRope: Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case tie, cut, coil, hang, wrap, pass, wait, store, weigh, climb
  }
  enum ClassFunction: String, StringRepresentable { case tie, cut, coil, wait }

  let spryStorage = SpryStorage()
  private let queue = DispatchQueue(label: "rope")

  func tie(x: Int) throws { try spryifyThrows(arguments: x) }
  func cut() throws(TrailError) { try spryifyThrows(throwing: TrailError.self) }
  func coil() -> Result<Void, any Error> { Result { try spryifyThrows() } }
  func hang() throws { try queue.sync { try spryifyThrows() } }
  func wrap(_ done: (Result<Void, any Error>) -> Void) { done(Result { try stubbedValueThrows() }) }
  func pass(_ on: Bool) throws { on ? try spryifyThrows(arguments: on) : () }
  func wait() async throws { try await spryifyThrows() }
  func store() throws {
    let nothing: Void = try stubbedValueThrows()
    return nothing
  }
  func weigh() throws -> Int { try spryifyThrows() }
  func climb() { spryify() }

  static func tie(x: Int) throws { try spryifyThrows(arguments: x) }
  static func cut() throws(TrailError) { try stubbedValueThrows(throwing: TrailError.self) }
  static func coil() -> Result<Void, any Error> { Result { try spryifyThrows() } }
  static func wait() async throws(TrailError) {
    try await spryifyThrows(throwing: TrailError.self)
  }
}

@Suite("Members that return nothing can use single expressions") struct AncestorStyleTests {
  private let rope = FakeRope()

  @Test func instanceMembersOfAllKindsAreStubbed() async throws {
    for function in FakeRope.Function.allCases where function != .weigh {
      rope.stub(function).andReturn()
    }
    rope.stub(.weigh).andReturn(3)
    try rope.tie(x: 1)
    try rope.cut()
    try rope.coil().get()
    try rope.hang()
    var results: [Bool] = []
    rope.wrap { results.append((try? $0.get()) != nil) }
    try rope.pass(true)
    try rope.pass(false)
    try await rope.wait()
    try rope.store()
    #expect(try rope.weigh() == 3)
    rope.climb()
    #expect(results == [true])
    #expect(
      rope.recordedCalls.map(\.description) == [
        "tie(x: 1)", "cut()", "coil()", "hang()", "pass(true)", "wait()", "weigh()", "climb()",
      ])
  }

  @Test func membersOfAllKindsThrowStubbedErrors() async {
    for function in FakeRope.Function.allCases { rope.stub(function).andThrow(TrailError.closed) }
    #expect(throws: TrailError.closed) { try rope.tie(x: 1) }
    #expect(throws: TrailError.closed) { try rope.cut() }
    #expect(throws: TrailError.closed) { try rope.coil().get() }
    #expect(throws: TrailError.closed) { try rope.hang() }
    #expect(throws: TrailError.closed) { try rope.pass(true) }
    await #expect(throws: TrailError.closed) { try await rope.wait() }
    #expect(throws: TrailError.closed) { try rope.store() }
  }

  @Test func staticMembersOfAllKindsAreStubbed() async throws {
    try await withOwnStaticFakes {
      FakeRope.stub(.tie).andReturn()
      FakeRope.stub(.cut).andThrow(TrailError.closed)
      FakeRope.stub(.coil).andReturn()
      FakeRope.stub(.wait).andThrow(TrailError.closed)
      try FakeRope.tie(x: 2)
      #expect(throws: TrailError.closed) { try FakeRope.cut() }
      try FakeRope.coil().get()
      await #expect(throws: TrailError.closed) { try await FakeRope.wait() }
      #expect(FakeRope.recordedCalls.map(\.description) == ["tie(x: 2)", "coil()", "wait()"])
    }
  }
}
