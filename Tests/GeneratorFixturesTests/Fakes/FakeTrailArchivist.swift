// Generated from TrailArchivist. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailArchivist --module GeneratorFixtures --no-calls
// Checksum: de404a0652b418bc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailArchivist: TrailArchivist, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(_:)"
    case open = "open(_:_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case readValue = "read(_:) (([String]) throws -> Value)"
    case readInt = "read(_:) ((Int) throws -> Int)"
    case write = "write(_:)"
    case wait = "wait(_:)"
    case sort = "sort(_:)"
    case change = "change(_:_:then:each:)"
    case count = "count(_:)"
    case countBy = "count(_:by:)"
    case fold = "fold(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  init() {}

  init<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try Self.spryifyThrows(.initialize, arguments: Rethrowing(body), throwing: Failure.self, as: Void.self, fallbackValue: ())
    }
  }

  func read<Value, Failure: Error>(_ body: ([String]) throws(Failure) -> Value) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.readValue, arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func read<Failure: Error>(_ body: (Int) throws(Failure) -> Int) throws(Failure) -> Int {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.readInt, arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func write<Failure: Error>(_ body: (inout [String]) throws(Failure) -> Void) throws(Failure) {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.write, arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func wait<Value, Failure: Error>(_ body: () async throws(Failure) -> Value) async throws(Failure) -> Value {
    func answer(_ body: @escaping () async throws(Failure) -> Value) async throws(Failure) -> Value {
      try await spryifyThrows(.wait, arguments: Rethrowing(body), throwing: Failure.self)
    }
    return try await withoutActuallyEscaping(body, do: answer)
  }

  func sort<Failure: Error>(_ isFirst: (String, String) throws(Failure) -> Bool) throws(Failure) -> Bool {
    try withoutActuallyEscaping(isFirst) { isFirst throws(Failure) in
      try spryifyThrows(.sort, arguments: Rethrowing(isFirst), throwing: Failure.self)
    }
  }

  func change<Failure: Error>(_ entry: inout String, _ body: @escaping (@escaping () -> Int) throws(Failure) -> Void, then last: () throws(Failure) -> Int, each: (Int) -> Void) throws(Failure) -> Int {
    let argument = Inout(entry)
    defer { entry = argument.value }
    return try withoutActuallyEscaping(last) { last throws(Failure) in
      try withoutActuallyEscaping(each) { each throws(Failure) in
        try spryifyThrows(.change, arguments: argument, Rethrowing(body), Rethrowing(last), Transient(each), throwing: Failure.self)
      }
    }
  }

  func count(_ entry: @autoclosure () throws -> String) rethrows -> Int {
    spryify(.count, arguments: try entry())
  }

  func count<Failure: Error>(_ entry: @autoclosure () throws(Failure) -> Int, by body: (Int) throws(Failure) -> Int) throws(Failure) -> Int {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.countBy, arguments: try entry(), Rethrowing(body), throwing: Failure.self)
    }
  }

  func fold(_ body: (Int, Int, Int) throws -> Int) -> Int {
    withoutActuallyEscaping(body) { body in
      spryify(.fold, arguments: Transient(body))
    }
  }

  static func open<Failure, Thrown: Error>(_ reason: Failure, _ body: () throws(Thrown) -> Int) throws(Thrown) -> Int {
    try withoutActuallyEscaping(body) { body throws(Thrown) in
      try spryifyThrows(.open, arguments: reason, Rethrowing(body), throwing: Thrown.self)
    }
  }
}
