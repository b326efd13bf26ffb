/// Which part of a long list is not shown: its middle.
struct Middle {
  /// The places that are left out, counted from 0; empty for a short list.
  let leftOut: Range<Int>

  /// Keeps as much of the beginning as of the end.
  ///
  /// One element is never left out: the line that says so would take its place.
  static func leftOut(of count: Int, keeping limit: Int) -> Middle {
    guard count > limit + 1 else { return Middle(leftOut: 0..<0) }
    return Middle(leftOut: limit / 2..<count - limit / 2)
  }
}
