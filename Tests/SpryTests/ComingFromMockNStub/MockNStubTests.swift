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

/// The code in the article about MockNStub, with checks that it works.
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
    mock.expect(.cell)
    mock.expect(.numberOfRows, with: table, 42)
    mock.expect(.numberOfRows, with: Argument.identical(to: table), 42)
    mock.expect(.numberOfRows, with: Argument.anything, Argument.pass { (row: Int) in row > 40 })
    _ = mock.tableView(table, cellForRowAt: 0)
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

  @Test func propertiesAreStubbedAndSet() {
    mock.stub(.title).andReturn("first")
    mock.expect(.title, with: "second")
    mock.expect(.title, countSpecifier: .exactly(2))
    #expect(mock.title == "first")
    mock.title = "second"
    #expect(mock.verify())
  }
}
