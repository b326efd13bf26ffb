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
