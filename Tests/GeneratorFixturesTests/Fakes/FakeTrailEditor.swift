// Generated from TrailEditor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEditor --module GeneratorFixtures
// Checksum: 6704b1976620adf5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailEditor: TrailEditor, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(_:)"
    case correct = "correct(_:)"
    case add = "+=(_:_:)"
  }

  enum Function: String, GeneratedFunction {
    case shortenInoutString = "shorten(_:to:) (inout String, Int)"
    case shortenStringArray = "shorten(_:to:) (inout [String], Int)"
    case exchange = "exchange(_:_:)"
    case load = "load(_:)"
    case update = "update(_:to:)"
    case mark = "mark(_:)"
    case visit = "visit(_:_:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  init?(_ entry: inout String) {
    let argument = Inout(entry)
    defer { entry = argument.value }
    let isMade: Bool = Self.spryify(.initialize, arguments: argument, fallbackValue: true)
    guard isMade else { return nil }
  }

  func shorten(_ entry: inout String, to length: Int) -> Bool {
    let argument = Inout(entry)
    defer { entry = argument.value }
    return spryify(.shortenInoutString, arguments: argument, length)
  }

  func shorten(_ entries: inout [String], to length: Int) -> Bool {
    let argument = Inout(entries)
    defer { entries = argument.value }
    return spryify(.shortenStringArray, arguments: argument, length)
  }

  func exchange(_ left: inout Int, _ argument: inout Int?) throws(WalkError) {
    let leftArgument = Inout(left)
    defer { left = leftArgument.value }
    let argumentArgument = Inout(argument)
    defer { argument = argumentArgument.value }
    try spryifyThrows(
      .exchange, arguments: leftArgument, argumentArgument, throwing: WalkError.self)
  }

  func load(_ argument: inout [String]) async {
    let argumentArgument = Inout(argument)
    defer { argument = argumentArgument.value }
    await spryify(.load, arguments: argumentArgument)
  }

  func update<Value>(_ value: inout Value, to other: Value) -> Value {
    let argument = Inout(value)
    defer { value = argument.value }
    return spryify(.update, arguments: argument, other)
  }

  func mark(_ entry: inout some Equatable) {
    let argument = Inout(entry)
    defer { entry = argument.value }
    spryify(.mark, arguments: argument)
  }

  func visit(_ entry: inout String, _ body: (String) -> Void) async throws -> Int {
    let argument = Inout(entry)
    defer { entry = argument.value }
    func answer(_ body: @escaping (String) -> Void) async throws -> Int {
      try await spryifyThrows(.visit, arguments: argument, Transient(body))
    }
    return try await withoutActuallyEscaping(body, do: answer)
  }

  static func correct(_ entry: inout String) {
    let argument = Inout(entry)
    defer { entry = argument.value }
    spryify(.correct, arguments: argument)
  }

  static func += (left: inout FakeTrailEditor, right: Int) {
    let argument = Inout(left)
    defer { left = argument.value }
    spryify(.add, arguments: argument, right)
  }
}

extension FakeTrailEditor {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailEditor
    typealias ShortenInoutStringCall = TypedCall<(Inout<String>, Int) -> Void, Bool, Never>
    func shorten(_ entry: String, to length: Int) -> ShortenInoutStringCall { .init(fake.call(.shortenInoutString, with: entry, length)) }
    @_disfavoredOverload func shortenInoutString(_ entry: String, to length: TypedArgument<Int> = .anything) -> ShortenInoutStringCall { .init(fake.call(.shortenInoutString, with: entry, length)) }
    @_disfavoredOverload func shortenInoutString(_ entry: TypedArgument<String> = .anything, to length: Int) -> ShortenInoutStringCall { .init(fake.call(.shortenInoutString, with: entry, length)) }
    @_disfavoredOverload func shortenInoutString(_ entry: TypedArgument<String> = .anything, to length: TypedArgument<Int> = .anything) -> ShortenInoutStringCall { .init(fake.call(.shortenInoutString, with: entry, length)) }
    typealias ShortenStringArrayCall = TypedCall<(Inout<[String]>, Int) -> Void, Bool, Never>
    func shorten(_ entries: [String], to length: Int) -> ShortenStringArrayCall { .init(fake.call(.shortenStringArray, with: entries, length)) }
    @_disfavoredOverload func shortenStringArray(_ entries: [String], to length: TypedArgument<Int> = .anything) -> ShortenStringArrayCall { .init(fake.call(.shortenStringArray, with: entries, length)) }
    @_disfavoredOverload func shortenStringArray(_ entries: TypedArgument<[String]> = .anything, to length: Int) -> ShortenStringArrayCall { .init(fake.call(.shortenStringArray, with: entries, length)) }
    @_disfavoredOverload func shortenStringArray(_ entries: TypedArgument<[String]> = .anything, to length: TypedArgument<Int> = .anything) -> ShortenStringArrayCall { .init(fake.call(.shortenStringArray, with: entries, length)) }
    typealias ExchangeCall = TypedCall<(Inout<Int>, Inout<Int?>) -> Void, Void, WalkError>
    func exchange(_ left: Int, _ argument: Int?) -> ExchangeCall { .init(fake.call(.exchange, with: left, argument)) }
    @_disfavoredOverload func exchange(_ left: Int, _ argument: TypedArgument<Int?> = .anything) -> ExchangeCall { .init(fake.call(.exchange, with: left, argument)) }
    @_disfavoredOverload func exchange(_ left: TypedArgument<Int> = .anything, _ argument: Int?) -> ExchangeCall { .init(fake.call(.exchange, with: left, argument)) }
    @_disfavoredOverload func exchange(_ left: TypedArgument<Int> = .anything, _ argument: TypedArgument<Int?> = .anything) -> ExchangeCall { .init(fake.call(.exchange, with: left, argument)) }
    typealias LoadCall = TypedCall<(Inout<[String]>) -> Void, Void, Never>
    func load(_ argument: [String]) -> LoadCall { .init(fake.call(.load, with: argument)) }
    @_disfavoredOverload func load(_ argument: TypedArgument<[String]> = .anything) -> LoadCall { .init(fake.call(.load, with: argument)) }
    func update<Value>(_ value: Value, to other: Value) -> TypedCall<(Inout<Value>, Value) -> Void, Value, Never> { .init(fake.call(.update, with: value, other)) }
    @_disfavoredOverload func update<Value>(_ value: Value, to other: TypedArgument<Value> = .anything) -> TypedCall<(Inout<Value>, Value) -> Void, Value, Never> { .init(fake.call(.update, with: value, other)) }
    @_disfavoredOverload func update<Value>(_ value: TypedArgument<Value> = .anything, to other: Value) -> TypedCall<(Inout<Value>, Value) -> Void, Value, Never> { .init(fake.call(.update, with: value, other)) }
    @_disfavoredOverload func update<Value>(_ value: TypedArgument<Value>, to other: TypedArgument<Value>) -> TypedCall<(Inout<Value>, Value) -> Void, Value, Never> { .init(fake.call(.update, with: value, other)) }
    func mark<Value: Equatable>(_ entry: Value) -> TypedCall<(Inout<Value>) -> Void, Void, Never> { .init(fake.call(.mark, with: entry)) }
    @_disfavoredOverload func mark(_ entry: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.mark, with: entry)) }
    typealias VisitCall = TypedCall<(Inout<String>, @escaping (String) -> Void) -> Void, Int, any Error>
    func visit(_ entry: String, _ body: TypedArgument<(String) -> Void> = .anything) -> VisitCall { .init(fake.call(.visit, with: entry, body)) }
    @_disfavoredOverload func visit(_ entry: TypedArgument<String> = .anything, _ body: TypedArgument<(String) -> Void> = .anything) -> VisitCall { .init(fake.call(.visit, with: entry, body)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeCall = TypedCall<(Inout<String>) -> Void, Bool, Never>
    func initialize(_ entry: String) -> InitializeCall { .init(FakeTrailEditor.call(.initialize, with: entry)) }
    @_disfavoredOverload func initialize(_ entry: TypedArgument<String> = .anything) -> InitializeCall { .init(FakeTrailEditor.call(.initialize, with: entry)) }
    typealias CorrectCall = TypedCall<(Inout<String>) -> Void, Void, Never>
    func correct(_ entry: String) -> CorrectCall { .init(FakeTrailEditor.call(.correct, with: entry)) }
    @_disfavoredOverload func correct(_ entry: TypedArgument<String> = .anything) -> CorrectCall { .init(FakeTrailEditor.call(.correct, with: entry)) }
    typealias AddCall = TypedCall<(Inout<FakeTrailEditor>, Int) -> Void, Void, Never>
    func add(_ left: FakeTrailEditor, _ right: Int) -> AddCall { .init(FakeTrailEditor.call(.add, with: left, right)) }
    @_disfavoredOverload func add(_ left: FakeTrailEditor, _ right: TypedArgument<Int> = .anything) -> AddCall { .init(FakeTrailEditor.call(.add, with: left, right)) }
    @_disfavoredOverload func add(_ left: TypedArgument<FakeTrailEditor> = .anything, _ right: Int) -> AddCall { .init(FakeTrailEditor.call(.add, with: left, right)) }
    @_disfavoredOverload func add(_ left: TypedArgument<FakeTrailEditor> = .anything, _ right: TypedArgument<Int> = .anything) -> AddCall { .init(FakeTrailEditor.call(.add, with: left, right)) }
  }
}
