import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private protocol Diary: AnyObject {
  func read(_ text: inout String, limit: Int) -> Bool
  func swap(_ first: inout Int, _ second: inout Int)
  func fill(_ page: inout String?) async throws
}

private final class FakeDiary: Diary, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case read = "read(_:limit:)"
    case swap = "swap(_:_:)"
    case fill = "fill(_:)"
    case note = "note(_:)"
    case erase = "erase(_:)"
  }

  let spryStorage = SpryStorage()

  func read(_ text: inout String, limit: Int) -> Bool {
    let argument = Inout(text)
    defer { text = argument.value }
    return spryify(arguments: argument, limit)
  }

  func swap(_ first: inout Int, _ second: inout Int) {
    let (one, two) = (Inout(first), Inout(second))
    defer { (first, second) = (one.value, two.value) }
    spryify(arguments: one, two)
  }

  func fill(_ page: inout String?) async throws {
    let argument = Inout(page)
    defer { page = argument.value }
    try await spryifyThrows(arguments: argument)
  }

  func note(_ text: String) { spryify(arguments: text) }

  func erase(_ text: inout String) {
    let argument = Inout(text)
    defer { text = argument.value }
    recordCall(arguments: argument)
  }
}

@Suite("Inout arguments") struct InoutTests {
  private let diary = FakeDiary()
  private let file: StaticString = "/tests/DiaryTests.swift"

  /// Calls `read`, and returns what it returns and what it writes.
  private func read(_ text: String, limit: Int = 1) -> (result: Bool, text: String) {
    var text = text
    let result = diary.read(&text, limit: limit)
    return (result, text)
  }

  @Test func closureWritesTheArgument() {
    diary.stub(.read).andDo { (text: Inout<String>, limit: Int) in
      text.value += "-\(limit)"
      return true
    }
    #expect(read("old", limit: 3) == (true, "old-3"))
    diary.stub(.swap).andDo { (first: Inout<Int>, second: Inout<Int>) in
      (first.value, second.value) = (second.value, first.value)
    }
    var (one, two) = (1, 2)
    diary.swap(&one, &two)
    #expect((one, two) == (2, 1))
  }

  @Test func closureForAllArgumentsWritesToo() {
    diary.stub(.read).andDo { arguments in
      (arguments[0] as? Inout<String>)?.value = "new"
      return arguments.count == 2
    }
    #expect(read("old") == (true, "new"))
  }

  @Test func closureThatOnlyReadsReceivesTheValue() {
    diary.stub(.read).andDo { (text: String, _: Any) in text == "old" }
    #expect(read("old") == (true, "old"))
    diary.stub(.swap).andDo { (first: Any, second: Int?) in
      #expect(first as? Int == 1)
      #expect(second == 2)
    }
    var (one, two) = (1, 2)
    diary.swap(&one, &two)
    #expect((one, two) == (1, 2))
  }

  @Test func asyncClosureOnTheMainActorWritesNil() async throws {
    diary.stub(.fill).andDo { @MainActor (page: Inout<String?>) async in page.value = nil }
    var page: String? = "a"
    try await diary.fill(&page)
    #expect(page == nil)
    diary.stub(.fill).andDo { (page: Inout<String?>) in page.value = "b" }
    try await diary.fill(&page)
    #expect(page == "b")
    diary.stub(.fill).andDo { (page: Inout<String?>) in page.value = nil }
    try await diary.fill(&page)
    #expect(page == nil)
    #expect(diary.recordedCalls.map(\.description) == [#"fill("a")"#, "fill(nil)", #"fill("b")"#])
    #expect(diary.didCall(.fill, with: Argument.nil, countSpecifier: .once).success)
    #expect(diary.didCall(.fill, with: nil, countSpecifier: .once).success)
  }

  @Test func argumentIsWrittenEvenIfTheMemberThrows() async {
    diary.stub(.fill).andDo { (page: Inout<String?>) in
      page.value = "half"
      throw TrailError.closed
    }
    var page: String?
    await #expect(throws: TrailError.closed) { try await diary.fill(&page) }
    #expect(page == "half")
  }

  @Test func consecutiveAnswersWriteOneAfterTheOther() {
    diary.stub(.read).andDo { (text: Inout<String>, _: Int) in
      text.value = "a"
      return true
    }
    .thenDo { (text: Inout<String>, _: Int) in
      text.value = "b"
      return false
    }
    #expect(read("") == (true, "a"))
    #expect(read("") == (false, "b"))
    #expect(read("") == (false, "b"))
  }

  @Test func stubsAndVerificationsSeeTheValueAtTheCall() throws {
    let captor = Argument.captor()
    diary.stub(.read).with(captor, Argument.anything).andDo { (text: Inout<String>, _: Int) in
      text.value = "new"
      return true
    }
    diary.stub(.read).with(Argument.hasPrefix("x"), 1).andDo { (text: Inout<String>, _: Int) in
      text.value = "y"
      return false
    }
    #expect(read("old") == (true, "new"))
    #expect(read("x") == (false, "y"))
    #expect(
      diary.recordedCalls.map(\.description) == [
        #"read("old", limit: 1)"#, #"read("x", limit: 1)"#,
      ])
    #expect(diary.didCall(.read, with: "old", 1, countSpecifier: .once).success)
    #expect(diary.didCall(.read, with: Inout("old"), 1, countSpecifier: .once).success)
    #expect(diary.didCall(.read, with: Argument.any(of: Inout("x")), 1).success)
    #expect(!diary.didCall(.read, with: "new", 1).success)
    #expect(try captor.value(as: String.self) == "old")
    #expect(diary.arguments(of: .read, as: (String, Int).self).map(\.0) == ["old", "x"])
  }

  @Test func recordingAloneSeesTheValueToo() {
    var text = "old"
    diary.erase(&text)
    #expect(text == "old")
    #expect(diary.didCall(.erase, with: "old").success)
  }

  @Test func objectsAreRecordedAsTheyAre() {
    final class Page {}
    let (page, other) = (Page(), Page())
    let argument = Inout(page)
    let fake = FakeClosure()
    fake.recordCall(.call, arguments: argument)
    argument.value = other
    #expect(fake.didCall(.call, with: page).success)
    #expect(!fake.didCall(.call, with: other).success)
  }

  @Test func missingStubShowsTheValueAtTheCall() {
    diary.stub(.read, file: file, line: 12).with("b", 1).andReturn(true)
    let found = reportedFailures { #expect(read("a") == (false, "a")) }
    #expect(found.map(\.outline) == [#"missingStub FakeDiary.read("a", limit: 1)"#])
    #expect(
      found.map(\.evidence) == [
        [
          #"1. with("b", 1), at DiaryTests.swift:12"#,
          #"argument 1: expected "b", received "a""#,
        ]
      ])
    #expect(found.first?.text.contains(#"with("a", 1).andReturn(<#Bool#>)"#) == true)
  }
}

@Suite("Mistakes with inout arguments") struct InoutMistakeTests {
  private let diary = FakeDiary()
  private let file: StaticString = "/tests/DiaryTests.swift"

  @Test func closureThatReturnsNothingCannotAnswerAMemberThatReturnsAValue() {
    diary.stub(.read, file: file, line: 12).andDo { (text: Inout<String>, _: Int) in
      text.value = "b"
    }
    var text = "a"
    #expect(
      failures { _ = diary.read(&text, limit: 3) } == [
        """
        FakeDiary can't return the result of its stub for read("a", limit: 3): expected Bool, \
        received nothing.
        The stub is at DiaryTests.swift:12; make its andDo closure return Bool.
        """
      ])
  }

  @Test func closureWithAnotherTypeFails() {
    diary.stub(.swap, file: file, line: 12).andDo { (first: Inout<String>, _: Int) in
      first.value = ""
    }
    var (one, two) = (1, 2)
    #expect(
      failures { diary.swap(&one, &two) } == [
        """
        FakeDiary can't call its stub's closure for swap(1, 2):
          argument 1: expected Inout<String>, received 1 (Inout<Int>)
        The stub is at DiaryTests.swift:12; change parameter 1 of its closure to Inout<Int>.
        """
      ])
  }

  @Test func closureCannotWriteAnArgumentThatIsNotInout() {
    diary.stub(.note, file: file, line: 12).andDo { (text: Inout<String>) in text.value = "" }
    #expect(
      failures { diary.note("a") } == [
        """
        FakeDiary can't call its stub's closure for note("a"):
          argument 1: expected Inout<String>, received "a" (String)
        The stub is at DiaryTests.swift:12; change parameter 1 of its closure to String.
        """
      ])
  }
}

@Suite("Typed calls with inout arguments") struct TypedInoutTests {
  private let diary = FakeDiary()

  private func read(
    _ text: TypedArgument<String> = .anything, limit: TypedArgument<Int> = .anything
  ) -> TypedCall<(Inout<String>, Int) -> Void, Bool, Never> {
    TypedCall(diary.call(.read, with: text, limit))
  }

  @Test func closureOfATypedCallWrites() {
    read().andDo { text, limit in
      text.value += "!"
      return limit > 1
    }
    read(.equal("x"), limit: .equal(1)).andReturn(true)
    var (first, second) = ("a", "x")
    #expect(diary.read(&first, limit: 2))
    #expect(diary.read(&second, limit: 1))
    #expect([first, second] == ["a!", "x"])
    #expect(read().arguments().map(\.0.value) == ["a", "x"])
    #expect(read().matching { text, limit in text.value == "a" && limit == 2 }.callCount == 1)
    #expect(read(.equal("a"), limit: .equal(2)).callCount == 1)
    #expect(read(.where(\.count, 1), limit: .in(1...1)).callCount == 1)
    #expect(read(.pass { $0.isEmpty }).callCount == 0)
  }
}

#if os(Linux) || os(macOS)
  /// Spry doesn't look for wrappers until one has been created, so this test needs a new process.
  @Suite("The first inout argument of a process") struct FirstInoutTests {
    @Test(.early) func isWrittenAndRecorded() async {
      await #expect(processExitsWith: .success) {
        let diary = FakeDiary()
        diary.stub(.read).andDo { (text: Inout<String>, _: Int) in
          text.value = "new"
          return true
        }
        var text = "old"
        #expect(diary.read(&text, limit: 1))
        #expect(text == "new")
        #expect(diary.didCall(.read, with: "old", 1).success)
      }
    }
  }
#endif

@Suite("Inout on several threads") struct InoutConcurrencyTests {
  @Test func accessesFromSeveralThreadsAreSafe() async {
    let argument = Inout([0])
    let seen = await startTogether(8) { number in
      for step in 0..<1_000 { argument.value = Array(repeating: number, count: step % 7 + 1) }
      return Set(argument.value).count
    }
    #expect(seen == Array(repeating: 1, count: 8))
  }

  @Test func oldValueIsFreedOutsideTheLock() {
    final class Reader {
      let read: () -> Void
      init(_ read: @escaping () -> Void) { self.read = read }
      deinit { read() }
    }
    let argument = Inout<Reader?>(nil)
    var wasRead = false
    argument.value = Reader { wasRead = argument.value == nil }
    argument.value = nil
    // The argument itself keeps only what it was created with.
    #expect(wasRead)
  }
}
