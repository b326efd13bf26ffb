// Generated from TrailEditor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEditor --module GeneratorFixtures --no-calls
// Checksum: aaebffadd9c69b94
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

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case shortenInoutString = "shorten(_:to:) (inout String, Int)"
    case shortenStringArray = "shorten(_:to:) (inout [String], Int)"
    case exchange = "exchange(_:_:)"
    case load = "load(_:)"
    case update = "update(_:to:)"
    case mark = "mark(_:)"
    case visit = "visit(_:_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
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
    try spryifyThrows(.exchange, arguments: leftArgument, argumentArgument, throwing: WalkError.self)
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
