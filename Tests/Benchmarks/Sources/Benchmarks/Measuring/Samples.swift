/// The times that the same work took in several measurements.
struct Samples {
  /// The nanoseconds per unit of work, in ascending order.
  private let sorted: [Double]

  init(_ nanoseconds: [Double]) {
    sorted = nanoseconds.sorted()
  }

  /// The best time, because other activity of the machine can only add to it.
  var fastest: Double { sorted[0] }

  /// The median time, for work whose best time is a matter of luck, such as that of two threads.
  var median: Double { sorted[sorted.count / 2] }
}
