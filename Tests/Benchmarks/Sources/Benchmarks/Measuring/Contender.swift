/// One of several implementations of the same work.
struct Contender {
  /// Prepares one sample without timing it, and returns the work to time.
  ///
  /// The objects that the work holds are released after the clock has stopped.
  let prepare: () -> () -> Void

  /// Times several contenders in turns, so that noise affects all of them equally.
  ///
  /// - Parameters:
  ///   - contenders: The contenders to compare.
  ///   - units: The number of times that each contender repeats the work in one sample.
  ///   - rounds: The number of samples per contender.
  /// - Returns: The samples per unit of each contender, in the order of the contenders.
  static func race(_ contenders: [Contender], units: Int, rounds: Int = 15) -> [Samples] {
    var times = Array(repeating: [Double](), count: contenders.count)
    // The first round only warms up.
    for round in 0...rounds {
      for (index, contender) in contenders.enumerated() {
        let work = contender.prepare()
        let time = ContinuousClock().measure(work)
        guard round > 0 else { continue }
        times[index].append(time / .nanoseconds(1) / Double(units))
      }
    }
    return times.map { Samples($0) }
  }
}
