import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A protocol with each form of member, all of which return the same type.
private protocol Open: Spryable where Function == OpenFunction, ClassFunction == OpenClassFunction {
  associatedtype Item
  init()
  func value() -> Item
  func tryValue() throws -> Item
  func awaitValue() async -> Item
  func tryAwaitValue() async throws -> Item
  func typedValue() throws(TrailError) -> Item
  func unrecorded() -> Item
  func tryUnrecorded() throws -> Item
  func awaitUnrecorded() async -> Item
  func tryAwaitUnrecorded() async throws -> Item
  var getter: Item { get }
  var asyncGetter: Item { get async throws }
  subscript(index: Int) -> Item { get }
  static func staticValue() -> Item
  static func tryStaticValue() throws -> Item
  static func awaitStaticValue() async -> Item
  static func tryAwaitStaticValue() async throws -> Item
  static var staticGetter: Item { get }
}

private enum OpenFunction: String, StringRepresentable, CaseIterable {
  case value, tryValue, awaitValue, tryAwaitValue, typedValue
  case unrecorded, tryUnrecorded, awaitUnrecorded, tryAwaitUnrecorded
  case getter, asyncGetter
  case item = "subscript(_:)"
}

private enum OpenClassFunction: String, StringRepresentable, CaseIterable {
  case staticValue, tryStaticValue, awaitStaticValue, tryAwaitStaticValue, staticGetter
}

private final class FakeAny: Open {
  typealias Item = Any
  func value() -> Item { spryify() }
  func tryValue() throws -> Item { try spryifyThrows() }
  func awaitValue() async -> Item { await spryify() }
  func tryAwaitValue() async throws -> Item { try await spryifyThrows() }
  func typedValue() throws(TrailError) -> Item { try spryifyThrows(throwing: TrailError.self) }
  func unrecorded() -> Item { stubbedValue() }
  func tryUnrecorded() throws -> Item { try stubbedValueThrows() }
  func awaitUnrecorded() async -> Item { await stubbedValue() }
  func tryAwaitUnrecorded() async throws -> Item { try await stubbedValueThrows() }
  var getter: Item { stubbedValue() }
  var asyncGetter: Item { get async throws { try await stubbedValueThrows() } }
  subscript(index: Int) -> Item { spryify(arguments: index) }
  static func staticValue() -> Item { spryify() }
  static func tryStaticValue() throws -> Item { try spryifyThrows() }
  static func awaitStaticValue() async -> Item { await spryify() }
  static func tryAwaitStaticValue() async throws -> Item { try await spryifyThrows() }
  static var staticGetter: Item { stubbedValue() }
}

private final class FakeOptional: Open {
  typealias Item = Any?
  func value() -> Item { spryify() }
  func tryValue() throws -> Item { try spryifyThrows() }
  func awaitValue() async -> Item { await spryify() }
  func tryAwaitValue() async throws -> Item { try await spryifyThrows() }
  func typedValue() throws(TrailError) -> Item { try spryifyThrows(throwing: TrailError.self) }
  func unrecorded() -> Item { stubbedValue() }
  func tryUnrecorded() throws -> Item { try stubbedValueThrows() }
  func awaitUnrecorded() async -> Item { await stubbedValue() }
  func tryAwaitUnrecorded() async throws -> Item { try await stubbedValueThrows() }
  var getter: Item { stubbedValue() }
  var asyncGetter: Item { get async throws { try await stubbedValueThrows() } }
  subscript(index: Int) -> Item { spryify(arguments: index) }
  static func staticValue() -> Item { spryify() }
  static func tryStaticValue() throws -> Item { try spryifyThrows() }
  static func awaitStaticValue() async -> Item { await spryify() }
  static func tryAwaitStaticValue() async throws -> Item { try await spryifyThrows() }
  static var staticGetter: Item { stubbedValue() }
}

private final class FakeSendable: Open {
  typealias Item = any Sendable
  func value() -> Item { spryify() }
  func tryValue() throws -> Item { try spryifyThrows() }
  func awaitValue() async -> Item { await spryify() }
  func tryAwaitValue() async throws -> Item { try await spryifyThrows() }
  func typedValue() throws(TrailError) -> Item { try spryifyThrows(throwing: TrailError.self) }
  func unrecorded() -> Item { stubbedValue() }
  func tryUnrecorded() throws -> Item { try stubbedValueThrows() }
  func awaitUnrecorded() async -> Item { await stubbedValue() }
  func tryAwaitUnrecorded() async throws -> Item { try await stubbedValueThrows() }
  var getter: Item { stubbedValue() }
  var asyncGetter: Item { get async throws { try await stubbedValueThrows() } }
  subscript(index: Int) -> Item { spryify(arguments: index) }
  static func staticValue() -> Item { spryify() }
  static func tryStaticValue() throws -> Item { try spryifyThrows() }
  static func awaitStaticValue() async -> Item { await spryify() }
  static func tryAwaitStaticValue() async throws -> Item { try await spryifyThrows() }
  static var staticGetter: Item { stubbedValue() }
}

private final class FakeOptionalSendable: Open {
  typealias Item = (any Sendable)?
  func value() -> Item { spryify() }
  func tryValue() throws -> Item { try spryifyThrows() }
  func awaitValue() async -> Item { await spryify() }
  func tryAwaitValue() async throws -> Item { try await spryifyThrows() }
  func typedValue() throws(TrailError) -> Item { try spryifyThrows(throwing: TrailError.self) }
  func unrecorded() -> Item { stubbedValue() }
  func tryUnrecorded() throws -> Item { try stubbedValueThrows() }
  func awaitUnrecorded() async -> Item { await stubbedValue() }
  func tryAwaitUnrecorded() async throws -> Item { try await stubbedValueThrows() }
  var getter: Item { stubbedValue() }
  var asyncGetter: Item { get async throws { try await stubbedValueThrows() } }
  subscript(index: Int) -> Item { spryify(arguments: index) }
  static func staticValue() -> Item { spryify() }
  static func tryStaticValue() throws -> Item { try spryifyThrows() }
  static func awaitStaticValue() async -> Item { await spryify() }
  static func tryAwaitStaticValue() async throws -> Item { try await spryifyThrows() }
  static var staticGetter: Item { stubbedValue() }
}

private final class FakeVoid: Open {
  typealias Item = Void
  func value() -> Item { spryify() }
  func tryValue() throws -> Item { try spryifyThrows() }
  func awaitValue() async -> Item { await spryify() }
  func tryAwaitValue() async throws -> Item { try await spryifyThrows() }
  func typedValue() throws(TrailError) -> Item { try spryifyThrows(throwing: TrailError.self) }
  func unrecorded() -> Item { stubbedValue() }
  func tryUnrecorded() throws -> Item { try stubbedValueThrows() }
  func awaitUnrecorded() async -> Item { await stubbedValue() }
  func tryAwaitUnrecorded() async throws -> Item { try await stubbedValueThrows() }
  var getter: Item { stubbedValue() }
  var asyncGetter: Item { get async throws { try await stubbedValueThrows() } }
  subscript(index: Int) -> Item { spryify(arguments: index) }
  static func staticValue() -> Item { spryify() }
  static func tryStaticValue() throws -> Item { try spryifyThrows() }
  static func awaitStaticValue() async -> Item { await spryify() }
  static func tryAwaitStaticValue() async throws -> Item { try await spryifyThrows() }
  static var staticGetter: Item { stubbedValue() }
}

/// Types to which `()` converts, so that the overload for members that return nothing would do too.
@Suite struct OpenResultTests {
  @Test func eachOverloadReturnsTheStubbedValue() async throws {
    try await expectAnswers(of: FakeAny.self, 5, "5")
    try await expectAnswers(of: FakeOptional.self, 5, "Optional(5)")
    try await expectAnswers(of: FakeOptional.self, nil, "nil")
    try await expectAnswers(of: FakeSendable.self, 5, "5")
    try await expectAnswers(of: FakeOptionalSendable.self, 5, "Optional(5)")
    try await expectAnswers(of: FakeVoid.self, (), "()")
  }

  @Test func resultsOfClosuresAreReturnedAsTheyAre() async {
    let fake = FakeAny()
    fake.stub(.value).andDo { 5 }
    fake.stub(.awaitValue).andDo { () async -> Int? in 6 }
    let answers = (fake.value(), await fake.awaitValue())
    #expect("\(answers)" == "(5, 6)")
    let closure = FakeClosure()
    closure.stub(.call).andReturn(7)
    let call: () -> Any = closure.closure()
    #expect("\(call())" == "7")
  }

  /// Calls each member of a fake whose members are all stubbed with one value.
  private func expectAnswers<Fake: Open>(
    of _: Fake.Type, _ value: Any?, _ text: String
  ) async throws {
    try await withOwnStaticFakes {
      let fake = Fake()
      for function in OpenFunction.allCases { fake.stub(function).andReturn(value) }
      for function in OpenClassFunction.allCases { Fake.stub(function).andReturn(value) }
      let answers = [
        fake.value(), try fake.tryValue(), await fake.awaitValue(), try await fake.tryAwaitValue(),
        try fake.typedValue(), fake.unrecorded(), try fake.tryUnrecorded(),
        await fake.awaitUnrecorded(), try await fake.tryAwaitUnrecorded(), fake.getter,
        try await fake.asyncGetter, fake[1], Fake.staticValue(), try Fake.tryStaticValue(),
        await Fake.awaitStaticValue(), try await Fake.tryAwaitStaticValue(), Fake.staticGetter,
      ]
      #expect(
        answers.map { String(reflecting: $0) } == Array(repeating: text, count: 17), "\(Fake.self)")
    }
  }
}
