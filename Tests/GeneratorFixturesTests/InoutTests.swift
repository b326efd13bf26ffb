import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Stubs write the `inout` arguments of generated fakes.
@Suite struct InoutTests {
  private func editor() throws -> FakeTrailEditor {
    var entry = "Eiger Trail"
    return try #require(FakeTrailEditor(&entry))
  }

  @Test func stubsWriteTheArgument() throws {
    let fake = try editor()
    let editor: any TrailEditor = fake
    fake.stub(.shortenInoutString).andDo { (entry: Inout<String>, length: Int) in
      entry.value = String(entry.value.prefix(length))
      return true
    }
    fake.stub(.shortenInoutString).with("Gemmi Pass", 2).andDo { (entry: Inout<String>, _: Int) in
      entry.value = "Ge"
      return false
    }
    fake.stub(.shortenStringArray).andDo { (entries: Inout<[String]>, _: Int) in
      entries.value = ["Eiger"]
      return true
    }
    var entry = "Eiger Trail"
    #expect(editor.shorten(&entry, to: 5))
    #expect(entry == "Eiger")
    entry = "Gemmi Pass"
    #expect(!editor.shorten(&entry, to: 2))
    #expect(entry == "Ge")
    var entries = ["Eiger", "Gemmi"]
    #expect(editor.shorten(&entries, to: 1))
    #expect(entries == ["Eiger"])
    // The value at the call is recorded.
    #expect(
      fake.recordedCalls.map(\.description) == [
        "shorten(\"Eiger Trail\", to: 5) [shortenInoutString]",
        "shorten(\"Gemmi Pass\", to: 2) [shortenInoutString]",
        "shorten([\"Eiger\", \"Gemmi\"], to: 1) [shortenStringArray]",
      ])
  }

  @Test func stubsWriteEachOfSeveralArguments() throws {
    let fake = try editor()
    fake.stub(.exchange).andDo { (_: Inout<Int>, right: Inout<Int?>) in right.value = 3 }
    fake.stub(.exchange).with(1, nil).andDo { (left: Inout<Int>, right: Inout<Int?>) in
      (left.value, right.value) = (7, 1)
    }
    fake.stub(.exchange).with(9, Argument.anything).andThrow(WalkError.closed)
    var (left, right): (Int, Int?) = (1, nil)
    try fake.exchange(&left, &right)
    #expect(left == 7)
    #expect(right == 1)
    try fake.exchange(&left, &right)
    #expect(left == 7)
    #expect(right == 3)
    left = 9
    #expect(throws: WalkError.closed) { try fake.exchange(&left, &right) }
  }

  @Test func asyncMembersWriteTheArgument() async throws {
    let fake = try editor()
    fake.stub(.load).andDo { (entries: Inout<[String]>) async in entries.value.append("Eiger") }
    fake.stub(.visit).andDo { (entry: Inout<String>, body: @escaping (String) -> Void) in
      body(entry.value)
      entry.value = "visited"
      return 2
    }
    var entries = ["Gemmi"]
    await fake.load(&entries)
    #expect(entries == ["Gemmi", "Eiger"])
    var visited: [String] = []
    #expect(try await fake.visit(&entries[0]) { visited.append($0) } == 2)
    #expect(entries == ["visited", "Eiger"])
    #expect(visited == ["Gemmi"])
  }

  @Test func genericMembersWriteTheArgument() throws {
    let fake = try editor()
    fake.stub(.update).andDo { (value: Inout<Int>, other: Int) in
      value.value += other
      return value.value
    }
    fake.stub(.mark).andDo { (value: Inout<String>) in value.value = "marked" }
    var number = 3
    #expect(fake.update(&number, to: 4) == 7)
    #expect(number == 7)
    var entry = "Eiger"
    fake.mark(&entry)
    #expect(entry == "marked")
  }

  @Test func membersOfTheTypeWriteTheArgument() throws {
    try withOwnStaticFakes {
      let fake = try editor()
      FakeTrailEditor.stub(.correct).andDo { (entry: Inout<String>) in entry.value = "Eiger" }
      FakeTrailEditor.stub(.add).andDo { (other: Inout<FakeTrailEditor>, _: Int) in
        other.value = fake
      }
      FakeTrailEditor.stub(.initialize).with("Bern").andDo { (entry: Inout<String>) in
        entry.value = "Thun"
        return true
      }
      var entry = "Eigr"
      FakeTrailEditor.correct(&entry)
      #expect(entry == "Eiger")
      var other = try self.editor()
      other += 1
      #expect(other === fake)
      entry = "Bern"
      #expect(FakeTrailEditor(&entry) != nil)
      #expect(entry == "Thun")
    }
  }

  private final class Scissors: TrailCropper {
    func crop(_ entry: inout String, to length: Int) -> Bool {
      entry = String(entry.prefix(length))
      return true
    }
    func fetch(_ entry: inout String) async throws {
      entry += "!"
      if entry == "!" { throw WalkError.closed }
    }
    func read<Value>(_ body: (String) throws -> Value) rethrows -> Value { try body("real") }
    func fold(_ body: (Int, Int, Int) throws -> Int) rethrows -> Int { try body(1, 2, 3) }
  }

  @Test func realObjectWritesTheArgument() async throws {
    let fake = FakeTrailCropper(wrapping: Scissors())
    fake.stub(.crop).with("Gemmi", 1).andDo { (entry: Inout<String>, _: Int) in
      entry.value = "stubbed"
      return false
    }
    var entry = "Eiger"
    #expect(fake.crop(&entry, to: 2))
    #expect(entry == "Ei")
    try await fake.fetch(&entry)
    #expect(entry == "Ei!")
    entry = "Gemmi"
    #expect(!fake.crop(&entry, to: 1))
    #expect(entry == "stubbed")
    entry = ""
    await #expect(throws: WalkError.closed) { try await fake.fetch(&entry) }
    #expect(entry == "!")
  }

  @Test func realObjectRethrows() {
    let fake = FakeTrailCropper(wrapping: Scissors())
    let cropper: any TrailCropper = fake
    #expect(cropper.read { $0.count } == 4)
    #expect(throws: WalkError.closed) { try cropper.read { _ -> Int in throw WalkError.closed } }
    #expect(throws: WalkError.closed) {
      try fake.read { (_) throws(WalkError) -> Int in throw .closed }
    }
    fake.stub(.read).andReturn(9)
    #expect(cropper.read { $0.count } == 9)
  }
}
