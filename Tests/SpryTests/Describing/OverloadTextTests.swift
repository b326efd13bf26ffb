import Spry
import SpryTestSupport
import Testing

/// A fake whose overloads have cases of their own, which it can't list.
private final class FakeSummitBoard: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case showHeight = "show(_:) height"
    case showName = "show(_:) (String)"
    case show = "show(_:)"
    case hideByID = "hide(_:)"
    case rowAtIndex = "subscript(_:) (Int)"
    case heightOf = "height(of:)"
    case heightIn = "height(in:)"
    case allNames = "names()"
    case count
  }

  let spryStorage = SpryStorage()

  func show(_ height: Int) { recordCall(.showHeight, arguments: height) }
  func show(_ name: String) { recordCall(.showName, arguments: name) }
  func show(_ isOpen: Bool) { recordCall(arguments: isOpen) }
  func hide(_ id: Int) { recordCall(arguments: id) }
  subscript(index: Int) -> Int { spryify(.rowAtIndex, arguments: index) }
  func height(of name: String) { recordCall(arguments: name) }
  func height(in range: String) { recordCall(arguments: range) }
  func names() { recordCall() }
  var count: Int {
    get { 0 }
    set { recordCall(arguments: newValue) }
  }
}

/// A fake whose cases have other names than its members.
private final class FakePeakIndex: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case findByID, findByName, make, entry
    case list = "all"
  }

  let spryStorage = SpryStorage()

  init() {}
  init(size: Int) { recordCall(.make, arguments: size) }
  func find(id: Int) -> Int { spryify(.findByID, arguments: id) }
  func find(id: Int, name: String) -> Int { spryify(.findByName, arguments: id, name) }
  func all() -> Int { spryify(.list) }
  subscript(index: Int) -> Int { spryify(.entry, arguments: index) }
}

/// A fake that can list its functions.
private final class FakeHutBook: Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case cancelNumber = "cancel(_:)"
    case cancelName = "cancel(_:) name"
    case cancelAll = "cancel()"
    case cancelLate = "cancel(late:)"
    case open
  }
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case join = "join(_:)"
    case joinName = "join(_:) name"
  }

  let spryStorage = SpryStorage()

  func cancel(_ id: Int) { recordCall(.cancelNumber, arguments: id) }
  func cancel(_ name: String) { recordCall(.cancelName, arguments: name) }
  func cancel() { recordCall() }
  func cancel(late id: Int) { recordCall(arguments: id) }
  func open() { recordCall() }
  static func join(_ id: Int) { recordCall(.join, arguments: id) }
  static func join(_ name: String) { recordCall(.joinName, arguments: name) }
}

@Suite("Calls of overloads that print alike show their cases") struct OverloadTextTests {
  @Test func callToAMemberWithAnotherNameThanItsCase() {
    let index = FakePeakIndex()
    let texts = failures {
      _ = index.find(id: 3)
      _ = index.find(id: 3, name: "x")
      _ = index.all()
      _ = index[3]
    }
    let calls = [
      "find(id: 3) [findByID]", #"find(id: 3, name: "x") [findByName]"#, "all()",
      "subscript[3] [entry]",
    ]
    #expect(index.recordedCalls.map(\.description) == calls)
    #expect(
      texts.map { $0.prefix { $0 != "\n" } } == calls.map { "FakePeakIndex has no stub for \($0)." }
    )
    #expect(
      FakePeakIndex(size: 4).recordedCalls.map(\.description) == ["init(size: 4) [make]"])
    #expect(
      index.call(.findByID, with: 4).received(.atLeast(1), nil).text() == """
        FakePeakIndex did not receive find(id: 4) [findByID].
        Closest call, #1 of 4:
          find(id: 3) [findByID]
            id: expected 4, received 3
        All calls:
          1. find(id: 3) [findByID]
          2. find(id: 3, name: "x") [findByName]
          3. all()
          4. subscript[3] [entry]
        """)
  }

  @Test func textAfterTheParametersMarksAnOverload() {
    let board = FakeSummitBoard()
    board.show(3_970)
    board.show("Eiger")
    board.show(true)
    board.hide(1)
    board.height(of: "Eiger")
    board.height(in: "Alps")
    board.names()
    board.count = 2
    #expect(
      board.recordedCalls.map(\.description) == [
        "show(3970) [showHeight]",
        #"show("Eiger") [showName]"#,
        "show(true)",
        "hide(1)",
        #"height(of: "Eiger")"#,
        #"height(in: "Alps")"#,
        "names()",
        "count = 2",
      ])
  }

  @Test func caseIterableFunctionsKnowTheirOverloads() {
    let book = FakeHutBook()
    book.cancel(7)
    book.cancel("Bäregg")
    book.cancel()
    book.cancel(late: 7)
    book.open()
    #expect(
      book.recordedCalls.map(\.description) == [
        "cancel(7) [cancelNumber]",
        #"cancel("Bäregg") [cancelName]"#,
        "cancel()",
        "cancel(late: 7)",
        "open()",
      ])
  }

  @Test func caseWithTheBaseNameHasNoMark() {
    withOwnStaticFakes {
      FakeHutBook.join(7)
      FakeHutBook.join("Bäregg")
      #expect(
        FakeHutBook.recordedCalls.map(\.description) == [
          "join(7)", #"join("Bäregg") [joinName]"#,
        ])
    }
  }

  @Test func expectedCallsShowTheirCasesToo() {
    let book = FakeHutBook()
    book.cancel(7)
    book.cancel("Bäregg")
    let first = book.didCall(.cancelNumber, with: 8)
    #expect(first.outline == "notReceived FakeHutBook.cancel(8) [cancelNumber] 0 of atLeast(1)")
    #expect(
      first.failureMessage.evidence[..<2] == [
        "cancel(7) [cancelNumber]", "argument 1: expected 8, received 7",
      ])
    #expect(
      first.recordedCallsDescription == """
          1. cancel(7) [cancelNumber]
          2. cancel("Bäregg") [cancelName]
        """)
    let result = book.didCall(
      .cancelName, with: "Bäregg", Argument.rest, countSpecifier: .never)
    #expect(
      result.outline == """
        notReceived FakeHutBook.cancel("Bäregg", any further arguments) [cancelName] 1 of exactly(0)
        """)
  }

  @Test func missingStubShowsTheCase() {
    let board = FakeSummitBoard()
    let found = reportedFailures { _ = board[1] }
    #expect(found.map(\.outline) == ["missingStub FakeSummitBoard.subscript[1] [rowAtIndex]"])
    #expect(
      found.first?.text.hasSuffix("fake.stub(.rowAtIndex).with(1).andReturn(<#Int#>)") == true)
  }

  @Test func namesAreEqualIfTheirRawValuesAre() {
    let known = FunctionName(FakeHutBook.Function.open)
    #expect(known == FunctionName("open"))
    #expect(Set([known, FunctionName("open"), FunctionName("close")]).count == 2)
    #expect(FunctionName("cancel(_:) name").overloadName == nil)
    #expect(FunctionName("gone(_:) name", in: FakeHutBook.Function.self).overloadName == nil)
  }
}
