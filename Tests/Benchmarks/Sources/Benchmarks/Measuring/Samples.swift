/// How long the same work took, each time it was measured.
struct Samples {
  /// Nanoseconds per unit of work, smallest first.
  private let sorted: [Double]

  init(_ nanoseconds: [Double]) {
    sorted = nanoseconds.sorted()
  }

  /// The best time: what else the machine does can only add to it.
  var fastest: Double { sorted[0] }

  /// The middle one, for work whose best time is luck, such as that of two threads.
  var median: Double { sorted[sorted.count / 2] }
}
