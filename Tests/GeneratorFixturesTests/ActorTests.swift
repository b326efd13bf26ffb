import GeneratorFixtures
import Spry
import SpryTestSupport
import Testing

/// Tests closures isolated to an actor, and members that aren't isolated to their fake's actor.
@Suite struct ActorTests {
  private typealias Step = @MainActor @Sendable () -> Void

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test @MainActor func mainActorClosures() throws {
    let fake = FakeTrailBell()
    let bell: any TrailBell = fake
    var rings = 0
    let done = Argument.captor()
    fake.stub(.ring).with(done).andReturn()
    fake.stub(.ringLater).with(Argument.nil).andReturn()
    fake.stub(.arrive).andReturn()
    fake.stub(.listener).andReturn({ rings += $0 } as @MainActor @Sendable (Int) -> Void)
    fake.stub(.onRing).andReturn({ rings += 10 } as Step)
    bell.ring { rings += 1 }
    done.getValue(as: Step.self)()
    bell.ring(later: nil)
    bell.arrive({ rings += 1 }, { rings += 1 })
    bell.listener()(5)
    bell.onRing()
    #expect(rings == 16)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func nonescapingClosures() async {
    let fake = FakeTrailBell()
    let bell: any TrailBell = fake
    fake.stub(.wait).andReturn()
    fake.stub(.draw).andReturn()
    fake.stub(.anywhere).andReturn()
    fake.stub(.stay).andReturn(2)
    bell.wait {}
    bell.draw({ 1 }, {})
    bell.anywhere({}, {}, nil)
    #expect(await bell.stay { 1 } == 2)
    #expect(fake.recordedCalls.count == 4)
    fake.stub(.ask).with(3).andReturn(4)
    #expect(await bell.ask(3) == 4)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func nonsendingMembers() async throws {
    let fake = FakeTrailBell()
    let bell: any TrailBell = fake
    fake.stub(.follow).andDo { arguments in
      (arguments[1] as? () -> Void)?()
      return 5
    }
    fake.stub(.rest).andThrow(WalkError.closed)
    var isLast = false
    #expect(try await bell.follow({ 1 }, then: { isLast = true }) == 5)
    #expect(isLast)
    await #expect(throws: WalkError.closed) { try await bell.rest {} }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func membersOfAnotherActor() async {
    let fake = FakeTrailBell()
    fake.stub(.fold).andReturn(3)
    #expect(await folded(fake) == 3)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MapRoom private func folded(_ bell: sending any TrailBell) -> Int { bell.fold() }
}
