import MainActorApp
import PlainApp
import SpryTesting
import Testing

/// Stubs and names calls where nothing is isolated.
nonisolated func stubAnywhere(_ screen: FakeScreen, _ table: FakeTable) {
  screen.stub.show(["Eiger"]).andReturn(true)
  screen.stub.load().andReturn(3)
  table.stub.rows.andReturn(2)
  #expect(screen.calls.show().callCount == 0)
}

@Database func makeTable() -> FakeTable { FakeTable() }

@MainActor @Suite struct IsolationTests {
  @Test func isolatedProtocols() async throws {
    let screen = FakeScreen()
    let table = await makeTable()
    stubAnywhere(screen, table)
    let shown = (screen as any Screen).show(["Eiger"])
    #expect(shown)
    #expect(try await screen.load() == 3)
    expectHaveReceived(screen.calls.show(["Eiger"]), .once)
    #expect(await table.rows == 2)
    let tab = FakeTab()
    tab.stub.id.andReturn("first")
    tab.open()
    #expect(tab.id == "first")
    let row = FakeRow()
    row.stub.id.andReturn(7)
    await row.tap()
    #expect(row.id == 7)
    let screenOfStores = FakeStoreScreen()
    screenOfStores.stub.save(1).andReturn(2)
    #expect(try screenOfStores.save(1) == 2)
    #expect(FakeNote() != FakeNote())
    let sharer = FakeSharer()
    sharer.stub.share().andReturn(8)
    sharer.stub.count().andReturn(9)
    let product = FakeProduct()
    product.stub.id.andReturn("a")
    product.stub.price().andReturn(10)
    #expect(product.id == "a" && product.price() == 10)
    #expect((sharer as any Sharing).share() + sharer.count() == 17)
  }

  @Test func protocolsWithoutIsolation() async throws {
    let clock = FakeAlarmClock()
    clock.stub.wait().andReturn(4)
    clock.stub.ring().andReturn(5)
    #expect(await (clock as any Clock).wait() == 4)
    #expect(try clock.ring() == 5)
    let mixed = FakeMixed()
    mixed.stub.show().andReturn(6)
    #expect(mixed.show() == 6)
    let search = FakeSearch()
    search.stub.find("a").andReturn(1)
    #expect(search.find("a") == 1)
  }

  @Test func classes() async throws {
    let presenter = FakePresenter()
    presenter.stub.present(1).andReturn(2)
    #expect(presenter.present(1) == 2)
    let parser = FakeParser()
    parser.stub.parse().andReturn(3)
    #expect(parser.parse() == 3)
    let model = FakeModel()
    model.stub.count().andReturn(4)
    #expect(model.count() == 4)
  }
}
