// Generated from TrailVisitor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailVisitor --module GeneratorFixtures --no-calls
// Checksum: 45e8bd709b01398c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailVisitor: TrailVisitor, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case shift = "shift(_:)"
    case visit = "visit(_:inOrder:)"
    case log = "log(_:)"
    case assert = "assert(_:_:)"
    case prepare = "prepare(_:)"
    case onDone = "onDone(_:)"
    case onChange = "onChange(_:last:)"
    case keep = "keep(_:_:_:)"
    case handler = "handler(_:)"
    case types = "types(_:_:)"
    case maybe = "maybe(_:)"
    case each = "each(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func shift(_ length: inout Int) -> Bool {
    let argument = Inout(length)
    defer { length = argument.value }
    return spryify(.shift, arguments: argument)
  }

  func visit(_ names: String..., inOrder: Bool) -> Int {
    spryify(.visit, arguments: names, inOrder)
  }

  func log(_ message: @autoclosure () -> String) {
    spryify(.log, arguments: message())
  }

  func assert(_ condition: @autoclosure () throws -> Bool, _ note: @autoclosure @escaping () -> String) throws {
    try spryifyThrows(.assert, arguments: try condition(), note())
  }

  func prepare(_ value: @autoclosure () async throws -> Int) async throws -> Int {
    try await spryifyThrows(.prepare, arguments: try await value())
  }

  func onDone(_ completion: @escaping Completion) {
    spryify(.onDone, arguments: completion)
  }

  func onChange(_ change: @escaping @Sendable (Int) async throws -> String, last: ((Int) -> Void)?) {
    spryify(.onChange, arguments: change, last)
  }

  func keep(_ text: consuming String, _ other: borrowing String, _ both: [Int]) -> Int {
    spryify(.keep, arguments: copy text, copy other, both)
  }

  func handler(_ name: String) -> (@Sendable (Int) -> Int)? {
    spryify(.handler, arguments: name)
  }

  func types(_ type: Int.Type, _ others: [any Error.Type]) -> any Error.Type {
    spryify(.types, arguments: type, others)
  }

  func maybe(_ value: Int!) -> Int {
    spryify(.maybe, arguments: value)
  }

  func each(_ steps: (Int) -> Void...) {
    spryify(.each, arguments: steps)
  }
}
