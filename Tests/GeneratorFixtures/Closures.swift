/// A protocol with closures that the compiler doesn't describe completely.
protocol SignalTower {
  func listen(_ callback: @convention(c) (Int) -> Void)
  func relay(_ work: @Sendable () async -> Int)
  func map(_ transform: @convention(c) (Int) -> Int, to type: Int.Type) -> Int
  func watch(_ callback: (@convention(c) (Int, Int) -> Int)?)
  func handler(of number: Int) -> @convention(c) (Int) -> Int
  var callback: @convention(c) (Int) -> Int { get }
}

/// A protocol with two closures, one of which is a C function, but the compiler doesn't say which.
protocol SignalBox {
  func listen(_ callback: @convention(c) (Int) -> Void, then work: () -> Void)
  func ring()
}

class Altimeter {
  func show(@Clamped height: Int, of peak: String) -> Int { height }
}

/// A class whose overrides must match in the isolation of their closures.
class TrailEcho {
  init() {}
  func relay(_ work: () async -> Int, later: @escaping (Int) async throws -> Void) async -> Int {
    await work()
  }
  func relays() -> [@Sendable (Int) async throws -> Void] { [] }
  var last: (() async -> Int)? { nil }
}
