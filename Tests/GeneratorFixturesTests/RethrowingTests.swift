import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Errors of closures leave the generated fakes of members that rethrow.
@Suite struct RethrowingTests {
  private let fake = FakeTrailArchivist()
  private var archivist: any TrailArchivist { fake }

  @Test func closuresAreRun() async {
    fake.stub(.readValue).andDo { (body: @escaping ([String]) throws -> Int) in try body(["a"]) }
    fake.stub(.readInt).andDo { (body: @escaping (Int) throws -> Int) in try body(4) }
    fake.stub(.write).andDo { (body: @escaping (inout [String]) throws -> Void) in
      var entries = ["a"]
      try body(&entries)
      #expect(entries == ["a", "b"])
    }
    fake.stub(.wait).andDo { (body: @escaping () async throws -> Int) in try await body() }
    fake.stub(.sort).andDo { (isFirst: @escaping (String, String) throws -> Bool) in
      try isFirst("a", "b")
    }
    fake.stub(.fold).andDo { (body: @escaping (Int, Int, Int) throws -> Int) in try body(1, 2, 3) }
    #expect(archivist.read { $0.count } == 1)
    #expect(archivist.read { (number: Int) in number + 1 } == 5)
    archivist.write { $0.append("b") }
    #expect(await archivist.wait { 3 } == 3)
    #expect(archivist.sort { $0 < $1 })
    #expect(!fake.sort { $0 > $1 })
    #expect(archivist.fold { $0 + $1 + $2 } == 6)
  }

  @Test func errorsOfClosuresLeaveTheMember() async {
    fake.stub(.readValue).andDo { (body: @escaping ([String]) throws -> Int) in try body([]) }
    fake.stub(.sort).andDo { (isFirst: @escaping (String, String) throws -> Bool) in
      try isFirst("a", "b")
    }
    fake.stub(.wait).andDo { (body: @escaping () async throws -> Int) in try await body() }
    #expect(throws: WalkError.closed) {
      try archivist.read { (_: [String]) -> Int in throw WalkError.closed }
    }
    #expect(throws: WalkError.closed) {
      try fake.read { (_: [String]) throws(WalkError) -> Int in throw .closed }
    }
    #expect(throws: WalkError.steep(1)) { try archivist.sort { _, _ in throw WalkError.steep(1) } }
    await #expect(throws: WalkError.closed) {
      try await archivist.wait { () -> Int in throw WalkError.closed }
    }
  }

  @Test func severalClosuresAndAnInoutArgument() {
    fake.stub(.change).andDo {
      (
        entry: Inout<String>, body: @escaping (@escaping () -> Int) throws -> Void,
        last: @escaping () throws -> Int, each: @escaping (Int) -> Void
      ) in
      entry.value += "!"
      try body { 5 }
      each(6)
      return try last()
    }
    var (entry, numbers) = ("a", [Int]())
    let result = archivist.change(
      &entry, { numbers.append($0()) }, then: { 7 }, each: { numbers.append($0) })
    #expect(result == 7)
    #expect(entry == "a!")
    #expect(numbers == [5, 6])
    #expect(throws: WalkError.closed) {
      try archivist.change(&entry, { _ in }, then: { throw WalkError.closed }, each: { _ in })
    }
    #expect(throws: WalkError.steep(2)) {
      try archivist.change(
        &entry, { _ in throw WalkError.steep(2) }, then: { 7 }, each: { _ in })
    }
    // The stub wrote before the closure threw.
    #expect(entry == "a!!!")
  }

  private func name(_ isOpen: Bool) throws -> String {
    if !isOpen { throw WalkError.closed }
    return "Eiger"
  }

  @Test func autoclosuresAreEvaluated() throws {
    fake.stub(.count).with("Eiger").andReturn(5)
    fake.stub(.countBy).andDo { (entry: Int, body: @escaping (Int) throws -> Int) in
      try body(entry)
    }
    #expect(archivist.count("Eiger") == 5)
    #expect(try archivist.count(name(true)) == 5)
    #expect(throws: WalkError.closed) { try archivist.count(name(false)) }
    #expect(fake.callCount(of: .count) == 2)
    #expect(archivist.count(3) { $0 * 2 } == 6)
    #expect(throws: WalkError.closed) { try archivist.count(name(false).count) { $0 } }
    #expect(throws: WalkError.steep(3)) { try archivist.count(3) { throw WalkError.steep($0) } }
  }

  @Test func membersOfTheType() throws {
    withOwnStaticFakes {
      FakeTrailArchivist.stub(.open).andDo { (_: String, body: @escaping () throws -> Int) in
        try body()
      }
      FakeTrailArchivist.stub(.initialize).andDo { (body: @escaping () throws -> Int) in
        _ = try body()
      }
      let type: any TrailArchivist.Type = FakeTrailArchivist.self
      #expect(type.open("hurry") { 2 } == 2)
      #expect(throws: WalkError.closed) { try type.open("hurry") { throw WalkError.closed } }
      #expect(throws: WalkError.closed) { _ = try type.init { throw WalkError.closed } }
      _ = type.init { 3 }
      #expect(FakeTrailArchivist.callCount(of: .initialize) == 2)
    }
  }

  @Test func overridesThrowErrorsOfAutoclosuresOnly() throws {
    let fake = FakeTrailReader()
    let reader: TrailReader = fake
    fake.stub(.count).andReturn(5)
    fake.stub(.read).andReturn(6)
    #expect(try reader.read { _ in throw WalkError.closed } == 6)
    #expect(throws: WalkError.closed) { try reader.count(name(false)) }
    #expect(reader.count("Eiger") == 5)
  }

  @Test func requirementWithThrowsIsMetToo() {
    let fake = FakeTrailRunner()
    fake.stub(.run).andDo { (body: @escaping () throws -> Int) in try body() }
    let (jogging, racing): (any TrailJogging, any TrailRacing) = (fake, fake)
    #expect(jogging.run { 1 } == 1)
    #expect(throws: WalkError.closed) { try racing.run { throw WalkError.closed } }
  }
}
