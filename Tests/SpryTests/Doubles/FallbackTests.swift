import Spry
import SpryTestSupport
import Testing

private class Archive {
  func title(of id: Int) -> String { "real \(id)" }
  func load(_ id: Int) throws -> String {
    if id == 0 { throw TrailError.closed }
    return "real \(id)"
  }
  func fetch(_ id: Int) async throws -> String { try load(id) }
  func count() async -> Int { 42 }
  func close() { isClosed = true }
  var isClosed = false
  class func make() -> String { "real" }
}

private final class PartialArchive: Archive, Spryable {
  enum Function: String, StringRepresentable { case title, load, fetch, count, close }
  enum ClassFunction: String, StringRepresentable { case make }

  override func title(of id: Int) -> String {
    spryify(arguments: id, fallbackValue: super.title(of: id))
  }
  override func load(_ id: Int) throws -> String {
    try spryifyThrows(arguments: id, fallbackValue: try super.load(id))
  }
  override func fetch(_ id: Int) async throws -> String {
    try await spryifyThrows(arguments: id, fallbackValue: try await super.fetch(id))
  }
  override func count() async -> Int {
    await spryify(fallbackValue: await super.count())
  }
  override func close() {
    spryify(fallbackValue: super.close())
  }
  override class func make() -> String {
    spryify(fallbackValue: super.make())
  }
}

@Suite("A fake that falls back on the real thing") struct FallbackTests {
  private let archive = PartialArchive()

  @Test func withoutStubs() async throws {
    #expect(archive.title(of: 1) == "real 1")
    #expect(try archive.load(1) == "real 1")
    #expect(try await archive.fetch(1) == "real 1")
    #expect(await archive.count() == 42)
    archive.close()
    #expect(archive.isClosed)
    withOwnStaticFakes { #expect(PartialArchive.make() == "real") }
    #expect(
      archive.recordedCalls.map(\.description) == [
        "title(of: 1)", "load(1)", "fetch(1)", "load(1)", "count()", "close()",
      ])
  }

  @Test func aStubGoesFirst() async throws {
    archive.stub(.title).with(2).andReturn("stubbed")
    archive.stub(.fetch).andReturn("stubbed")
    archive.stub(.close).andReturn()
    #expect(archive.title(of: 1) == "real 1")
    #expect(archive.title(of: 2) == "stubbed")
    #expect(try await archive.fetch(1) == "stubbed")
    archive.close()
    #expect(!archive.isClosed)
  }

  @Test func whatTheRealThingThrowsIsThrown() async {
    #expect(throws: TrailError.closed) { try archive.load(0) }
    await #expect(throws: TrailError.closed) { try await archive.fetch(0) }
  }

  @Test func callingThroughMakesAnException() async throws {
    archive.stub(.title).andReturn("stubbed")
    archive.stub(.title).with(1).andCallThrough()
    archive.stub(.fetch).andReturn("stubbed").times(1)
    archive.stub(.fetch).with(0).andCallThrough()
    #expect(archive.title(of: 1) == "real 1")
    #expect(archive.title(of: 2) == "stubbed")
    await #expect(throws: TrailError.closed) { try await archive.fetch(0) }
    #expect(try await [archive.fetch(2), archive.fetch(3)] == ["stubbed", "real 3"])
  }

  @Test func callingThroughWithoutAFallbackIsAMistake() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([Trail.eiger])
    store.stub(.trails, file: "/tests/StoreTests.swift", line: 3).andCallThrough()
    let texts = failures { #expect(store.trails(near: "Bern") == []) }
    #expect(
      texts == [
        """
        FakeTrailStore cannot call through from trails(near: "Bern"): the member has no fallbackValue.
        The stub is at StoreTests.swift:3; \
        answer with andReturn, or pass fallbackValue: super.… in the fake.
        """
      ])
  }
}
