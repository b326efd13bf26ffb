import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A protocol with one member of each kind.
private protocol Everything: AnyObject {
  associatedtype Item
  subscript(index: Int) -> String { get set }
  subscript(row row: Int, column column: Int) -> Int { get }
  static subscript(key: String) -> Int { get }
  static func + (left: Self, right: Int) -> Int
  static prefix func - (value: Self) -> Int
  static var count: Int { get set }
  static func make(_ name: String) throws -> Int
  static func load(_ name: String) async throws -> Int
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func first(of items: Item...) -> Item
  func pick(_ item: Item) -> Item?
  func typed(_ id: Int) throws(TrailError) -> String
  func typedAsync(_ id: Int) async throws(TrailError)
  func `default`() -> Int
  func map(_ transform: (Int) -> Int) -> Int
  var lazy: Int { get async throws }
}

private final class FakeEverything<Item>: Everything, Spryable {
  enum Function: String, StringRepresentable {
    case item = "subscript(_:)"
    case cell = "subscript(row:column:)"
    case decode = "decode(_:from:)"
    case first, pick, typed, typedAsync, `default`, map, lazy
  }

  enum ClassFunction: String, StringRepresentable {
    case entry = "subscript(_:)"
    case plus = "+(_:_:)"
    case minus = "-(_:)"
    case count, make, load
  }

  subscript(index: Int) -> String {
    get { spryify(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }
  subscript(row row: Int, column column: Int) -> Int { spryify(arguments: row, column) }
  static subscript(key: String) -> Int { spryify(arguments: key) }
  static func + (left: FakeEverything, right: Int) -> Int { spryify(arguments: left, right) }
  static prefix func - (value: FakeEverything) -> Int { spryify(arguments: value) }
  static var count: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  static func make(_ name: String) throws -> Int { try spryifyThrows(arguments: name) }
  static func load(_ name: String) async throws -> Int { try await spryifyThrows(arguments: name) }
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try spryifyThrows(arguments: type, text)
  }
  func first(of items: Item...) -> Item { spryify(arguments: items) }
  func pick(_ item: Item) -> Item? { spryify(arguments: item) }
  func typed(_ id: Int) throws(TrailError) -> String {
    try spryifyThrows(arguments: id, throwing: TrailError.self)
  }
  func typedAsync(_ id: Int) async throws(TrailError) {
    try await spryifyThrows(arguments: id, throwing: TrailError.self)
  }
  func `default`() -> Int { spryify() }
  func map(_ transform: (Int) -> Int) -> Int {
    withoutActuallyEscaping(transform) { transform in
      let result: Int = spryify(arguments: transform)
      resetCalls()
      return result
    }
  }
  var lazy: Int { get async throws { try await stubbedValueThrows() } }
}

@Suite struct MemberKindTests {
  private let fake = FakeEverything<String>()

  @Test func subscriptsAreRecordedAndStubbed() {
    fake.stub(.item).with(3).andReturn("three")
    fake.stub(.cell).with(1, 2).andReturn(12)
    fake[4] = "four"
    #expect(fake[3] == "three")
    #expect(fake[row: 1, column: 2] == 12)
    #expect(
      fake.recordedCalls.map(\.description) == [
        "subscript[4] = \"four\"", "subscript[3]", "subscript[row: 1, column: 2]",
      ])
  }

  @Test func operatorsAndStaticMembers() throws {
    typealias Fake = FakeEverything<String>
    try withOwnStaticFakes {
      Fake.stub(.plus).with(fake, 1).andReturn(2)
      Fake.stub(.minus).andReturn(-1)
      Fake.stub(.entry).with("key").andReturn(7)
      Fake.stub(.count).andReturn(5)
      Fake.stub(.make).with("a").andReturn(8)
      Fake.count = 6
      let made = try Fake.make("a")
      #expect([fake + 1, -fake, Fake["key"], Fake.count, made] == [2, -1, 7, 5, 8])
      #expect(Fake.didCall(.count, with: 6).success)
      #expect(Fake.didCall(.plus, with: fake, 1).success)
      #expect(
        Fake.recordedCalls[2...3].map(\.description)
          == ["<FakeEverything<String>> + 1", "-<FakeEverything<String>>"])
    }
  }

  @Test func asyncStaticMembers() async {
    await withOwnStaticFakes {
      FakeEverything<String>.stub(.load).with("a").andThrow(TrailError.closed)
      await #expect(throws: TrailError.closed) { try await FakeEverything<String>.load("a") }
    }
  }

  @Test func specializationsHaveSeparateStaticStubs() {
    withOwnStaticFakes {
      FakeEverything<Int>.stub(.count).andReturn(1)
      FakeEverything<String>.stub(.count).andReturn(2)
      #expect(FakeEverything<Int>.count == 1)
      #expect(FakeEverything<String>.count == 2)
    }
  }

  @Test func genericFunctionsAreDistinguishedByTheirTypes() throws {
    fake.stub(.decode).with(Int.self, Argument.anything).andReturn(1)
    fake.stub(.decode).with(String.self, Argument.anything).andReturn("one")
    #expect(try fake.decode(Int.self, from: "1") == 1)
    #expect(try fake.decode(String.self, from: "1") == "one")
    #expect(fake.didCall(.decode, with: Int.self, "1", countSpecifier: .once).success)
  }

  @Test func variadicArgumentsAreOneArray() {
    fake.stub(.first).with(["a", "b"]).andReturn("a")
    #expect(fake.first(of: "a", "b") == "a")
    #expect(fake.didCall(.first, with: ["a", "b"]).success)
  }

  @Test func optionalResultsMayBeNil() {
    fake.stub(.pick).with("a").andReturn("b")
    fake.stub(.pick).with("c").andReturn(nil)
    #expect(fake.pick("a") == "b")
    #expect(fake.pick("c") == nil)
  }

  @Test func stubbedTypedErrorsAreThrown() async throws {
    fake.stub(.typed).with(1).andReturn("one")
    fake.stub(.typed).with(2).andThrow(TrailError.closed)
    fake.stub(.typedAsync).andThrow(TrailError.steep(1))
    #expect(try fake.typed(1) == "one")
    #expect(throws: TrailError.closed) { try fake.typed(2) }
    do {
      try await fake.typedAsync(1)
      Issue.record("expected an error")
    } catch {
      #expect(error == .steep(1))
    }
  }

  @Test func keywordsCanBeNames() {
    fake.stub(.default).andReturn(1)
    #expect(fake.default() == 1)
  }

  @Test func nonescapingClosuresAreCalled() {
    fake.stub(.map).andDo { arguments in (arguments[0] as? (Int) -> Int).map { $0(20) } }
    #expect(fake.map { $0 + 1 } == 21)
  }

  @Test func asyncGettersReturnAndThrow() async throws {
    fake.stub(.lazy).andReturn(3)
    #expect(try await fake.lazy == 3)
    fake.stub(.lazy).andThrow(TrailError.closed)
    await #expect(throws: TrailError.closed) { try await fake.lazy }
  }
}
