import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Calls waiting in line at a gate") struct GateLineTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  @Test func earlyResumptionsAnswerCallsInOrder() async throws {
    let gate = ranger.stub(.closures).andSuspend()
    gate.resume(returning: ["one"])
    gate.resume(throwing: TrailError.closed)
    gate.resume(returning: ["three"])
    #expect(try await ranger.closures(on: 1) == ["one"])
    await #expect(throws: TrailError.closed) { try await ranger.closures(on: 2) }
    #expect(try await ranger.closures(on: 3) == ["three"])
  }

  @Test func earlyResumptionIsUsedOnce() async throws {
    ranger.stub(.closures).andReturn(["below"])
    let gate = ranger.stub(.closures).andSuspend()
    gate.resume(returning: ["early"])
    #expect(try await ranger.closures(on: 1) == ["early"])
    async let second = ranger.closures(on: 2)
    await gate.untilReached(by: 2)
    gate.open()
    #expect(try await second == ["below"])
  }

  @Test func untilReachedCountsCallsThatHaveLeft() async throws {
    let gate = ranger.stub(.closures).andSuspend()
    async let first = ranger.closures(on: 1)
    await gate.untilReached()
    gate.resume(returning: ["one"])
    #expect(try await first == ["one"])
    // Calls that have already left the gate count too.
    async let second = ranger.closures(on: 2)
    await gate.untilReached(by: 2)
    gate.resume(returning: ["two"])
    #expect(try await second == ["two"])
  }
}
