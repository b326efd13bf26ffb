import Spry
import SpryTestSupport
import Testing

private final class FakeArchive: Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case load
    case loadByID = "load(id:)"
    case save = "save(_:)"
    case first = "overloaded(_:) -> Int"
    case second = "overloaded(_:) -> String"
    case none
  }

  func load(id: Int) -> Int { spryify(arguments: id) }
  func load(name: String) -> Int { spryify(arguments: name) }
  func save(_ value: Int, twice: Bool) -> Int { spryify(arguments: value, twice) }
  func record(_ value: Int) { recordCall(arguments: value) }
  func `write down`(_ value: Int) { recordCall(arguments: value) }
  func overloaded(_ value: Int) -> Int { spryify(.first, arguments: value) }
  func overloaded(_ value: Int) -> String { spryify(.second, arguments: value) }
  func none() -> Int { spryify(Function.none) }
}

/// A fake that lacks both enums.
private final class FakeShed: Spryable {
  typealias Function = NoFunctions

  func open(_ door: String) { spryify(arguments: door) }
  static func find(_ place: String) { spryify(arguments: place) }
}

/// A fake for an overload whose case has a word after its signature, and isn't passed.
private final class FakeDesk: Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case showID = "show(_:) id"
    case showName = "show(_:) name"
  }

  func show(_ id: Int) { recordCall(arguments: id) }
}

@Suite("Looking up the case for a member") struct FunctionLookupTests {
  private let archive = FakeArchive()

  @Test func fullSignatureTakesPrecedenceOverTheBaseName() {
    archive.stub(.loadByID).andReturn(1)
    archive.stub(.load).andReturn(2)
    #expect(archive.load(id: 7) == 1)
    #expect(archive.load(name: "x") == 2)
    #expect(archive.recordedCalls.map(\.description) == ["load(id: 7)", "load(name: \"x\")"])
  }

  @Test func caseCanBePassedExplicitly() {
    archive.stub(.first).andReturn(1)
    archive.stub(.second).andReturn("two")
    let first: Int = archive.overloaded(7)
    let second: String = archive.overloaded(8)
    #expect(first == 1)
    #expect(second == "two")
    #expect(archive.didCall(.first, with: 7, countSpecifier: .once).success)
    #expect(archive.didCall(.second, with: 8, countSpecifier: .once).success)
    #expect(
      archive.recordedCalls.map(\.description) == [
        "overloaded(7) [first]", "overloaded(8) [second]",
      ])
  }

  @Test func caseMayBeNamedNone() {
    archive.stub(.none).andReturn(3)
    #expect(archive.none() == 3)
  }

  @Test func unknownFunctionIsReportedWithALineToAdd() {
    let texts = failures {
      #expect(archive.save(1, twice: true) == 0)
      archive.record(1)
      archive.`write down`(1)
    }
    #expect(
      texts == [
        """
        FakeArchive has no case for save(_:twice:) in its enum Function.
        If case save = "save(_:)" is meant for it, correct that case.
        Otherwise, add: case <#name#> = "save(_:twice:)"
        """,
        """
        FakeArchive has no case for record(_:) in its enum Function.
        Add: case record = "record(_:)"
        """,
        """
        FakeArchive has no case for write down(_:) in its enum Function.
        Add: case `write down` = "write down(_:)"
        """,
      ])
    #expect(archive.recordedCalls.isEmpty)
  }

  @Test func overloadThatDoesNotPassItsCaseIsToldToPassIt() {
    let texts = failures { FakeDesk().show(1) }
    #expect(
      texts == [
        """
        FakeDesk has no case for show(_:) in its enum Function.
        Overloads share a signature. In each, pass its case first, such as .showID.
        """
      ])
  }

  @Test func missingEnumIsReportedWithTheEnumToDeclare() {
    let texts = failures {
      FakeShed().open("front")
      FakeShed.find("Bern")
    }
    #expect(
      texts == [
        """
        FakeShed has no case for open(_:), because it has no enum Function.
        Use: enum Function: String, StringRepresentable { case open = "open(_:)" }
        """,
        """
        FakeShed.self has no case for find(_:), because it has no enum ClassFunction.
        Use: enum ClassFunction: String, StringRepresentable { case find = "find(_:)" }
        """,
      ])
  }
}
