import Spry
import SpryTestSupport
import Testing

@testable import Hiking

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

private final class Overloads: Stubbable {
  enum Function: String, StringRepresentable { case value }
  func value() -> Int { stubbedValue() }
  func value() -> String { stubbedValue(fallbackValue: "real") }
}

@Suite("Partial fakes") struct FallbackTests {
  private let archive = PartialArchive()

  @Test func fallbacksAnswerCallsWithoutStubs() async throws {
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

  @Test func stubsTakePrecedenceOverFallbacks() async throws {
    archive.stub(.title).with(2).andReturn("stubbed")
    archive.stub(.fetch).andReturn("stubbed")
    archive.stub(.close).andReturn()
    #expect(archive.title(of: 1) == "real 1")
    #expect(archive.title(of: 2) == "stubbed")
    #expect(try await archive.fetch(1) == "stubbed")
    archive.close()
    #expect(!archive.isClosed)
  }

  @Test func stubOfTheWrongTypeIsReportedDespiteTheFallback() async {
    archive.stub(.title, file: "/tests/ArchiveTests.swift", line: 3).andReturn(2)
    var title = ""
    let found = reportedFailures { title = archive.title(of: 1) }
    #expect(title == "real 1")
    #expect(found.map(\.outline) == ["missingStub PartialArchive.title(of: 1)"])
    #expect(
      found.map(\.evidence) == [
        [
          "1. any arguments, at ArchiveTests.swift:3",
          "returns 2 (Int), but the member returns String",
        ]
      ])
    let others = await failures {
      let archive = PartialArchive()
      archive.stub(.count).andReturn("42")
      _ = await archive.count()
    }
    #expect(others.count == 1)
  }

  @Test func stubThatHasAnsweredMayBelongToAnotherOverload() {
    let host = Overloads()
    host.stub(.value).andReturn(1)
    #expect(host.value() as Int == 1)
    #expect(failures { _ = host.value() as String } == [])
  }

  @Test func errorsOfFallbacksAreThrown() async {
    #expect(throws: TrailError.closed) { try archive.load(0) }
    await #expect(throws: TrailError.closed) { try await archive.fetch(0) }
  }

  @Test func callThroughUsesTheFallbackDespiteOtherStubs() async throws {
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
    store.stub(.trails).andCallThrough()
    let failures = outlines { #expect(store.trails(near: "Bern") == []) }
    #expect(failures == [#"missingFallback FakeTrailStore.trails(near: "Bern")"#])
  }
}
