/// Closures of which the compiler's description does not tell everything.
protocol SignalTower {
  func listen(_ callback: @convention(c) (Int) -> Void)
  func relay(_ work: @Sendable () async -> Int)
}

/// Which of the two is C's is not known.
protocol SignalBox {
  func listen(_ callback: @convention(c) (Int) -> Void, then work: () -> Void)
  func ring()
}

class Altimeter {
  func show(@Clamped height: Int, of peak: String) -> Int { height }
}

/// Overrides have to match in where their closures run, too.
class TrailEcho {
  init() {}
  func relay(_ work: () async -> Int, later: @escaping (Int) async throws -> Void) async -> Int {
    await work()
  }
  func relays() -> [@Sendable (Int) async throws -> Void] { [] }
  var last: (() async -> Int)? { nil }
}
