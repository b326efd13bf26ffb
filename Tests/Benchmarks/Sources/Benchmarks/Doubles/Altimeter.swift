/// The protocol that every fake of the benchmark conforms to.
///
/// Fakes are always called through `any Altimeter`, as code under test would call them, so that the
/// compiler doesn't inline a fake into the calling loop.
protocol Altimeter: AnyObject, Sendable {
  func ascent(on day: Int, of trail: String) -> Int

  /// Removes all recorded calls.
  func reset()
}
