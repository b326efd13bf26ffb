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

  @Test @MainActor func parentsInOtherModulesAreNonisolated() {
    let fake = FakeTrailListScreen()
    fake.stub(.name).andReturn("list")
    fake.stub(.scroll).with(3).andReturn()
    func name(of named: some Named) -> String { named.name }
    #expect(name(of: fake) == "list")
    fake.scroll(to: 3)
    #expect(Set([fake, fake]).count == 1)
    #expect(fake.callCount(of: .scroll) == 1)
  }

  /// The protocols aren't `Sendable`, and neither is the type of the values.
  @Test func fakesAreSentToOtherTasks() async {
    final class Walk {}
    let fake = FakeBlank()
    let observer = FakeWalkObserver<Walk>()
    await Task.detached {
      #expect(fake.recordedCalls.isEmpty)
      #expect(observer.recordedCalls.isEmpty)
    }.value
    #expect(fake.recordedCalls.isEmpty && observer.recordedCalls.isEmpty)
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

  @Test func sendingValues() async throws {
    let shipping = FakeShipping()
    shipping.stub(.send).andReturn(1)
    shipping.stub(.receive).andReturn(Crate())
    #expect(shipping.send(Crate()) == 1)
    #expect(shipping.receive().value == 0)

    let feed = FakeTrailFeed()
    feed.stub(.crates).andReturn([Crate]())
    feed.stub(.post).andReturn()
    #expect(await feed.crates().isEmpty)
    try await feed.post(Crate())
    #expect(feed.callCount(of: .post) == 1)
  }

  @Test @MainActor func publicFakesHavePublicMembers() async throws {
    let office = FakeTrailOffice()
    office.stub(.isOpen).andReturn(true)
    office.stub(.book).andThrow(WalkError.closed)
    office.stub(.address).andReturn("Bern")
    #expect(office.isOpen)
    await #expect(throws: WalkError.closed) { try await office.book(1) }
    #expect(office.address() == "Bern")
    let vault = FakeTrailVault<Int>()
    vault.stub(.subscript).with(1).andReturn(2)
    #expect(vault[1] == 2)
    let book = FakeTrailBook(pages: 3)
    book.stub(.turn).with(4).andReturn("four")
    #expect((book as TrailBook).turn(to: 4) == "four")
  }
}
