import Spry
import SpryTestSupport
import Testing

// Functions named by `#selector` have no counterpart, because selectors exist only on Apple
// platforms. Xcode completes the enum's cases like selectors, even for types without selectors.

final class TableView: Sendable {}

struct Cell: Equatable, Sendable {
  var title = ""
}

protocol TableViewDataSource: AnyObject {
  var title: String { get set }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> Cell
}

/// A stub that becomes a mock by adopting `Spryable` instead of `Stubbable`.
final class DataSourceStub: TableViewDataSource, Stubbable {
  enum Function: String, StringRepresentable {
    case title
    case numberOfRows = "tableView(_:numberOfRowsInSection:)"
    case cell = "tableView(_:cellForRowAt:)"
  }

  var title: String {
    get { stubbedValue() }
    set {}
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    stubbedValue(arguments: tableView, section)
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> Cell {
    stubbedValue(arguments: tableView, row)
  }
}

final class DataSourceMock: TableViewDataSource, Spryable {
  enum Function: String, StringRepresentable {
    case title
    case numberOfRows = "tableView(_:numberOfRowsInSection:)"
    case cell = "tableView(_:cellForRowAt:)"
  }

  let spryStorage = SpryStorage()

  // Both record calls to `.title`, but only those of the setter have an argument.
  var title: String {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    spryify(arguments: tableView, section)
  }

  // Replaces `didCallFunction(withArguments:) ?? Cell()`.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> Cell {
    spryify(arguments: tableView, row, fallbackValue: Cell())
  }
}

private class Counter {
  func count(to limit: Int) -> Int { limit }
}

/// A fake for a class, which has the same interface as a fake for a protocol.
private final class CounterMock: Counter, Spryable {
  enum Function: String, StringRepresentable { case count }
  override func count(to limit: Int) -> Int { spryify(arguments: limit) }
}

/// All features and samples from MockNStub's guide.
@Suite struct ComingFromMockNStubTests {
  private let table = TableView()
  private let stub = DataSourceStub()
  private let mock = DataSourceMock()

  @Test func stubReturnsValues() {
    stub.stub(.numberOfRows).andReturn(0)
    stub.stub(.cell).andReturn(Cell(title: "a"))
    #expect(stub.tableView(table, numberOfRowsInSection: 1) == 0)
    #expect(stub.tableView(table, cellForRowAt: 1) == Cell(title: "a"))
  }

  @Test func stubReturnsValuesForMatchingArgumentsTogether() {
    stub.stub(.numberOfRows).andReturn(0)
    stub.stub(.numberOfRows).with(matching: { (table: TableView, section: Int) in section == 2 })
      .andReturn(42)
    #expect(stub.tableView(table, numberOfRowsInSection: 1) == 0)
    #expect(stub.tableView(table, numberOfRowsInSection: 2) == 42)
  }

  @Test func stubReturnsValuesForSpecificArguments() {
    stub.stub(.numberOfRows).andReturn(0)
    stub.stub(.numberOfRows).with(table, 2).andReturn(42)
    #expect(stub.tableView(table, numberOfRowsInSection: 2) == 42)
    #expect(stub.tableView(table, numberOfRowsInSection: 3) == 0)
    #expect(stub.tableView(TableView(), numberOfRowsInSection: 2) == 0)
  }

  @Test func matcherDoesNotMatchOtherTypes() {
    stub.stub(.numberOfRows).andReturn(0)
    stub.stub(.numberOfRows).with(Argument.anything, Argument.pass { (_: String) in true })
      .andReturn(42)
    #expect(stub.tableView(table, numberOfRowsInSection: 2) == 0)
  }

  @Test func everyMockIsAStub() {
    mock.stub(.numberOfRows).andReturn(3)
    #expect(mock.tableView(table, numberOfRowsInSection: 0) == 3)
    #expect(mock.didCall(.numberOfRows, with: table, 0).success)
  }

  @Test func metExpectationsPass() {
    mock.stub(.numberOfRows).andReturn(1)
    mock.expect(.cell)
    mock.expect(.numberOfRows)
    _ = mock.tableView(table, cellForRowAt: 0)
    _ = mock.tableView(table, numberOfRowsInSection: 0)
    #expect(failures { mock.verify() } == [])
  }

  @Test func expectationsOfMatchingArgumentsTogether() {
    mock.stub(.numberOfRows).andReturn(1)
    mock.call(.numberOfRows).matching { (_: TableView, row: Int) in row == 42 }.expect()
    _ = mock.tableView(table, numberOfRowsInSection: 42)
    #expect(failures { mock.verify() } == [])
    mock.call(.numberOfRows).matching { (_: TableView, row: Int) in row == 42 }.expect()
    _ = mock.tableView(table, numberOfRowsInSection: 41)
    #expect(failures { mock.verify() }.count == 1)
  }

  @Test func expectationsOfSpecificArguments() {
    mock.stub(.numberOfRows).andReturn(1)
    mock.expect(.numberOfRows, with: Argument.identical(to: table), 42)
    mock.expect(.numberOfRows, with: Argument.anything, Argument.pass { (row: Int) in row > 40 })
    _ = mock.tableView(table, numberOfRowsInSection: 42)
    #expect(failures { mock.verify() } == [])
  }

  // With MockNStub, one closure receives all arguments as a tuple. With Spry, each argument has a
  // matcher; read the typed arguments to check several of them together.
  @Test func argumentsAreCheckedTogether() {
    mock.stub(.numberOfRows).andReturn(1)
    _ = mock.tableView(table, numberOfRowsInSection: 42)
    let calls = mock.arguments(of: .numberOfRows, as: (TableView, Int).self)
    #expect(calls.contains { $0.0 === table && $0.1 == 42 })
  }

  @Test func verifyFailsForEachUnmetExpectation() {
    mock.stub(.numberOfRows).andReturn(1)
    mock.expect(.cell)
    mock.expect(.numberOfRows)
    mock.expect(.numberOfRows, with: table, 42)
    _ = mock.tableView(table, numberOfRowsInSection: 41)
    let verified = "since expectation, verified at MockNStubTests.swift:\(#line + 1)"
    let failures = outlines { mock.verify() }
    #expect(
      failures == [
        "notReceived DataSourceMock.tableView(_:cellForRowAt:) 0 of atLeast(1), \(verified)",
        """
        notReceived DataSourceMock.tableView(<TableView>, numberOfRowsInSection: 42) \
        0 of atLeast(1), \(verified)
        """,
      ])
  }

  @Test func propertiesAreStubbedAndSet() {
    mock.stub(.title).andReturn("first")
    mock.expect(.title, with: "second")
    mock.expect(.title, countSpecifier: .exactly(2))
    #expect(mock.title == "first")
    mock.title = "second"
    #expect(mock.verify())
  }

  @Test func classesHaveTheSameInterfaceAsProtocols() {
    let counter = CounterMock()
    counter.stub(.count).with(3).andReturn(4)
    counter.expect(.count, with: 3)
    let real: Counter = counter
    #expect(real.count(to: 3) == 4)
    #expect(counter.verify())
  }

  @Test func missingValueFailsTheTest() {
    // With MockNStub, a missing value crashes the process; with Spry, it fails the test.
    let failures = outlines { #expect(mock.tableView(table, numberOfRowsInSection: 1) == 0) }
    #expect(
      failures == ["missingStub DataSourceMock.tableView(<TableView>, numberOfRowsInSection: 1)"])
  }

  @Test func fallbackValueReplacesNil() {
    #expect(mock.tableView(table, cellForRowAt: 1) == Cell())
    mock.stub(.cell).andReturn(Cell(title: "given"))
    #expect(mock.tableView(table, cellForRowAt: 1) == Cell(title: "given"))
  }
}
