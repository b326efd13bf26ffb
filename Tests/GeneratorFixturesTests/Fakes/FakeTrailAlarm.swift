// Generated from TrailAlarm. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailAlarm --module GeneratorFixtures
// Checksum: f93aa091b0e6543f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailAlarm: TrailAlarm, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(of:)"
    case close = "close()"
  }

  enum Function: String, GeneratedFunction {
    case silence
    case echo
    case evacuate = "evacuate()"
    case abandon = "abandon(_:)"
    case patrol = "patrol()"
    case watch = "watch(_:)"
    case call = "call(_:)"
    case meetUnicorn = "meet(_:) (Unicorn)"
    case meetNameStringUnicornUnicorn = "meet(_:) ((name: String, unicorn: Unicorn))"
    case height = "height(_:or:)"
    case results = "results(_:)"
    case `subscript` = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(of unicorn: Unicorn) {}

  var silence: Never {
    get { stubbedValue(.silence) }
    set {}
  }

  var echo: Unicorn {
    get async throws {
      try await stubbedValueThrows(.echo)
      fatalError("echo never returns")
    }
  }

  func evacuate() -> Never {
    spryify(.evacuate)
  }

  func abandon(_ reason: String) throws -> Never {
    try spryifyThrows(.abandon, arguments: reason)
  }

  func patrol() async -> Never {
    await spryify(.patrol)
    fatalError("patrol() never returns")
  }

  func watch(_ step: () async throws -> Void) async throws -> Never {
    func answer(_ step: @escaping () async throws -> Void) async throws {
      try await spryifyThrows(.watch, arguments: Transient(step))
    }
    try await withoutActuallyEscaping(step, do: answer)
    fatalError("watch(_:) never returns")
  }

  func call(_ step: () -> Void) -> Unicorn {
    withoutActuallyEscaping(step) { step in
      spryify(.call, arguments: Transient(step))
    }
  }

  func meet(_ unicorn: Unicorn) -> Int {}
  func meet(_ both: (name: String, unicorn: Unicorn)) -> Int {}

  func height(_ known: Int?, or stop: @autoclosure () -> Never) -> Int {
    spryify(.height, arguments: known, "<() -> Never>")
  }

  func results(_ some: Never?) async -> [Result<Int, Never>] {
    await spryify(.results, arguments: some)
  }

  static func close() -> Never {
    spryify(.close)
  }

  subscript(unicorn: Unicorn) -> Int {
    get {}
    set {}
  }
}

extension FakeTrailAlarm {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailAlarm
    var silence: TypedProperty<Never> { TypedProperty(.silence, of: fake) }
    var echo: some StubbableCall<() -> Void, Void, any Error> { TypedCall(fake.call(.echo)) }
    func evacuate() -> TypedCall<() -> Void, Never, Never> { .init(fake.call(.evacuate)) }
    typealias AbandonCall = TypedCall<(String) -> Void, Never, any Error>
    func abandon(_ reason: String) -> AbandonCall { .init(fake.call(.abandon, with: reason)) }
    @_disfavoredOverload func abandon(_ reason: TypedArgument<String> = .anything) -> AbandonCall { .init(fake.call(.abandon, with: reason)) }
    func patrol() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.patrol)) }
    func watch(_ step: TypedArgument<() async throws -> Void> = .anything) -> TypedCall<(@escaping () async throws -> Void) -> Void, Void, any Error> { .init(fake.call(.watch, with: step)) }
    func call(_ step: TypedArgument<() -> Void> = .anything) -> TypedCall<(@escaping () -> Void) -> Void, Unicorn, Never> { .init(fake.call(.call, with: step)) }
    func meetUnicorn(_ unicorn: TypedArgument<Unicorn> = .anything) -> TypedCall<(Unicorn) -> Void, Int, Never> { .init(fake.call(.meetUnicorn, with: unicorn)) }
    func meetNameStringUnicornUnicorn(_ both: TypedArgument<(name: String, unicorn: Unicorn)> = .anything) -> TypedCall<((name: String, unicorn: Unicorn)) -> Void, Int, Never> { .init(fake.call(.meetNameStringUnicornUnicorn, with: both)) }
    typealias HeightCall = TypedCall<(Int?, Any?) -> Void, Int, Never>
    func height(_ known: Int?, or stop: TypedArgument<Any?> = .anything) -> HeightCall { .init(fake.call(.height, with: known, stop)) }
    @_disfavoredOverload func height(_ known: TypedArgument<Int?> = .anything, or stop: TypedArgument<Any?> = .anything) -> HeightCall { .init(fake.call(.height, with: known, stop)) }
    typealias ResultsCall = TypedCall<(Never?) -> Void, [Result<Int, Never>], Never>
    func results(_ some: Never?) -> ResultsCall { .init(fake.call(.results, with: some)) }
    @_disfavoredOverload func results(_ some: TypedArgument<Never?> = .anything) -> ResultsCall { .init(fake.call(.results, with: some)) }
    func `subscript`(_ unicorn: TypedArgument<Unicorn> = .anything) -> TypedCall<(Unicorn) -> Void, Int, Never> { .init(fake.call(.subscript, with: unicorn)) }
    func `subscript`(_ unicorn: TypedArgument<Unicorn> = .anything, set newValue: TypedArgument<Int>) -> TypedCall<(Unicorn, Int) -> Void, Void, Never> { .init(fake.call(.subscript, with: unicorn, newValue)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func initialize(of unicorn: TypedArgument<Unicorn> = .anything) -> TypedCall<(Unicorn) -> Void, Void, Never> { .init(FakeTrailAlarm.call(.initialize, with: unicorn)) }
    func close() -> TypedCall<() -> Void, Never, Never> { .init(FakeTrailAlarm.call(.close)) }
  }
}
