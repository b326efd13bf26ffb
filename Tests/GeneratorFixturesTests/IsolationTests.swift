import GeneratorFixtureParents
import GeneratorFixtures
import Spry
import SpryTestSupport
import Testing

@Suite struct IsolationTests {
  @Test @MainActor func mainActorProtocols() async throws {
    let fake = FakeTrailScreen()
    let screen: any TrailScreen = fake
    fake.stub(.title).andReturn("Trails")
    fake.stub(.show).with(["Eiger"]).andReturn(true)
    fake.stub(.refresh).andThrow(WalkError.closed)
    fake.stub(.id).andReturn(1)
    fake.stub(.trace).andReturn()
    screen.title = "None"
    #expect(screen.title == "Trails")
    #expect(screen.show(["Eiger"]))
    await #expect(throws: WalkError.closed) { try await screen.refresh() }
    await Task.detached { fake.trace("from elsewhere") }.value
    #expect(screen.id == 1)
    #expect(fake.didCall(.title, with: "None").success)
    #expect(fake.didCall(.trace, with: "from elsewhere").success)
  }

  /// The protocol isn't `Sendable`.
  @Test func fakesAreSentToOtherTasks() async {
    let fake = FakeBlank()
    await Task.detached {
      #expect(fake.recordedCalls.isEmpty)
    }.value
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test func actorProtocolsAreFakedByActors() async throws {
    let fake = FakeHut()
    let hut: any Hut = fake
    fake.stub(.beds).andReturn(20)
    fake.stub(.book).with(2).andReturn("booked")
    fake.stub(.cook).andReturn(["Rösti"])
    fake.stub(.altitude).andReturn(2_314)
    fake.stub(.name).andReturn("Hörnlihütte")
    #expect(await hut.beds == 20)
    #expect(try await hut.book(2) == "booked")
    #expect(await hut.cook() == ["Rösti"])
    #expect(hut.altitude() == 2_314)
    #expect(hut.name == "Hörnlihütte")
    #expect(fake.didCall(.book, with: 2, countSpecifier: .once).success)
  }

  @Test func membersWithTheirOwnIsolation() async {
    let fake = FakeMixed()
    fake.stub(.plain).andReturn(1)
    fake.stub(.compute).andReturn(2)
    fake.stub(.stay).andReturn(3)
    fake.stub(.on).andReturn(4)
    #expect(fake.plain() == 1)
    #expect(await fake.compute() == 2)
    #expect(await fake.stay() == 3)
    #expect(await fake.on(nil) == 4)
  }

  @Test @MainActor func mainActorMembers() {
    let fake = FakeMixed()
    fake.stub(.show).with("Eiger").andReturn(1)
    fake.stub(.isShown).andReturn(true)
    #expect((fake as any Mixed).show("Eiger") == 1)
    #expect((fake as any Mixed).isShown)
  }
}
