/// What every fake of the benchmark stands in for.
///
/// It is always called through `any Altimeter`, as code under test would, so that no fake is
/// compiled into the loop that calls it.
protocol Altimeter: AnyObject, Sendable {
  func ascent(on day: Int, of trail: String) -> Int

  /// Forgets all calls.
  func reset()
}
