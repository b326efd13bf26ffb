// Generated from TrailVisitor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailVisitor --module GeneratorFixtures
// Checksum: d10b5996beffcceb
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

  func assert(
    _ condition: @autoclosure () throws -> Bool, _ note: @autoclosure @escaping () -> String
  ) throws {
    try spryifyThrows(.assert, arguments: try condition(), note())
  }

  func prepare(_ value: @autoclosure () async throws -> Int) async throws -> Int {
    try await spryifyThrows(.prepare, arguments: try await value())
  }

  func onDone(_ completion: @escaping Completion) {
    spryify(.onDone, arguments: completion)
  }

  func onChange(
    _ change: @escaping @Sendable (Int) async throws -> String, last: ((Int) -> Void)?
  ) {
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

extension FakeTrailVisitor {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailVisitor
    typealias ShiftCall = TypedCall<(Inout<Int>) -> Void, Bool, Never>
    func shift(_ length: Int) -> ShiftCall { .init(fake.call(.shift, with: length)) }
    @_disfavoredOverload func shift(_ length: TypedArgument<Int> = .anything) -> ShiftCall { .init(fake.call(.shift, with: length)) }
    typealias VisitCall = TypedCall<([String], Bool) -> Void, Int, Never>
    func visit(_ names: [String], inOrder: Bool) -> VisitCall { .init(fake.call(.visit, with: names, inOrder)) }
    @_disfavoredOverload func visit(_ names: [String], inOrder: TypedArgument<Bool> = .anything) -> VisitCall { .init(fake.call(.visit, with: names, inOrder)) }
    @_disfavoredOverload func visit(_ names: TypedArgument<[String]> = .anything, inOrder: Bool) -> VisitCall { .init(fake.call(.visit, with: names, inOrder)) }
    @_disfavoredOverload func visit(_ names: TypedArgument<[String]> = .anything, inOrder: TypedArgument<Bool> = .anything) -> VisitCall { .init(fake.call(.visit, with: names, inOrder)) }
    typealias LogCall = TypedCall<(String) -> Void, Void, Never>
    func log(_ message: String) -> LogCall { .init(fake.call(.log, with: message)) }
    @_disfavoredOverload func log(_ message: TypedArgument<String> = .anything) -> LogCall { .init(fake.call(.log, with: message)) }
    typealias AssertCall = TypedCall<(Bool, String) -> Void, Void, any Error>
    func assert(_ condition: Bool, _ note: String) -> AssertCall { .init(fake.call(.assert, with: condition, note)) }
    @_disfavoredOverload func assert(_ condition: Bool, _ note: TypedArgument<String> = .anything) -> AssertCall { .init(fake.call(.assert, with: condition, note)) }
    @_disfavoredOverload func assert(_ condition: TypedArgument<Bool> = .anything, _ note: String) -> AssertCall { .init(fake.call(.assert, with: condition, note)) }
    @_disfavoredOverload func assert(_ condition: TypedArgument<Bool> = .anything, _ note: TypedArgument<String> = .anything) -> AssertCall { .init(fake.call(.assert, with: condition, note)) }
    typealias PrepareCall = TypedCall<(Int) -> Void, Int, any Error>
    func prepare(_ value: Int) -> PrepareCall { .init(fake.call(.prepare, with: value)) }
    @_disfavoredOverload func prepare(_ value: TypedArgument<Int> = .anything) -> PrepareCall { .init(fake.call(.prepare, with: value)) }
    func onDone(_ completion: TypedArgument<Completion> = .anything) -> TypedCall<(@escaping Completion) -> Void, Void, Never> { .init(fake.call(.onDone, with: completion)) }
    func onChange(_ change: TypedArgument<@Sendable (Int) async throws -> String> = .anything, last: TypedArgument<((Int) -> Void)?> = .anything) -> TypedCall<(@escaping @Sendable (Int) async throws -> String, ((Int) -> Void)?) -> Void, Void, Never> { .init(fake.call(.onChange, with: change, last)) }
    typealias KeepCall = TypedCall<(String, String, [Int]) -> Void, Int, Never>
    func keep(_ text: String, _ other: String, _ both: [Int]) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    @_disfavoredOverload func keep(_ text: String, _ other: String, _ both: TypedArgument<[Int]> = .anything) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    @_disfavoredOverload func keep(_ text: String, _ other: TypedArgument<String> = .anything, _ both: [Int]) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    @_disfavoredOverload func keep(_ text: String, _ other: TypedArgument<String> = .anything, _ both: TypedArgument<[Int]> = .anything) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    @_disfavoredOverload func keep(_ text: TypedArgument<String> = .anything, _ other: String, _ both: [Int]) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    @_disfavoredOverload func keep(_ text: TypedArgument<String> = .anything, _ other: String, _ both: TypedArgument<[Int]> = .anything) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    @_disfavoredOverload func keep(_ text: TypedArgument<String> = .anything, _ other: TypedArgument<String> = .anything, _ both: [Int]) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    @_disfavoredOverload func keep(_ text: TypedArgument<String> = .anything, _ other: TypedArgument<String> = .anything, _ both: TypedArgument<[Int]> = .anything) -> KeepCall { .init(fake.call(.keep, with: text, other, both)) }
    typealias HandlerCall = TypedCall<(String) -> Void, (@Sendable (Int) -> Int)?, Never>
    func handler(_ name: String) -> HandlerCall { .init(fake.call(.handler, with: name)) }
    @_disfavoredOverload func handler(_ name: TypedArgument<String> = .anything) -> HandlerCall { .init(fake.call(.handler, with: name)) }
    typealias TypesCall = TypedCall<(Int.Type, [any Error.Type]) -> Void, any Error.Type, Never>
    func types(_ type: Int.Type, _ others: [any Error.Type]) -> TypesCall { .init(fake.call(.types, with: type, others)) }
    @_disfavoredOverload func types(_ type: Int.Type, _ others: TypedArgument<[any Error.Type]> = .anything) -> TypesCall { .init(fake.call(.types, with: type, others)) }
    @_disfavoredOverload func types(_ type: TypedArgument<Int.Type> = .anything, _ others: [any Error.Type]) -> TypesCall { .init(fake.call(.types, with: type, others)) }
    @_disfavoredOverload func types(_ type: TypedArgument<Int.Type> = .anything, _ others: TypedArgument<[any Error.Type]> = .anything) -> TypesCall { .init(fake.call(.types, with: type, others)) }
    typealias MaybeCall = TypedCall<(Int?) -> Void, Int, Never>
    func maybe(_ value: Int?) -> MaybeCall { .init(fake.call(.maybe, with: value)) }
    @_disfavoredOverload func maybe(_ value: TypedArgument<Int?> = .anything) -> MaybeCall { .init(fake.call(.maybe, with: value)) }
    func each(_ steps: TypedArgument<[(Int) -> Void]> = .anything) -> TypedCall<([(Int) -> Void]) -> Void, Void, Never> { .init(fake.call(.each, with: steps)) }
  }
}
