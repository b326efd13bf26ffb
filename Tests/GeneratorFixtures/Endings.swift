/// A type without values.
enum Unicorn {}

/// A protocol with members that never return or can't be called.
protocol TrailAlarm {
  init(of unicorn: Unicorn)
  var silence: Never { get set }
  var echo: Unicorn { get async throws }
  func evacuate() -> Never
  func abandon(_ reason: String) throws -> Never
  func patrol() async -> Never
  func watch(_ step: () async throws -> Void) async throws -> Never
  func call(_ step: () -> Void) -> Unicorn
  func meet(_ unicorn: Unicorn) -> Int
  func meet(_ both: (name: String, unicorn: Unicorn)) -> Int
  func height(_ known: Int?, or stop: @autoclosure () -> Never) -> Int
  func results(_ some: Never?) async -> [Result<Int, Never>]
  static func close() -> Never
  subscript(unicorn: Unicorn) -> Int { get set }
}

/// A class with a partial fake.
class TrailSiren {
  init() {}
  var pitch: Never { fatalError("broken") }
  func blow() -> Never { fatalError("too loud") }
  func blowSoon() async -> Never { fatalError("too late") }
  func hear(_ unicorn: Unicorn) -> Int {}
  func test() -> Int { 1 }
}

/// A protocol whose fake only records calls.
protocol TrailWarning {
  func flee() -> Never
  func hide(_ hours: Int) async throws -> Never
  func lure(_ unicorn: Unicorn)
}
