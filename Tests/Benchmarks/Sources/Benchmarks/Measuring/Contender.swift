/// One way of doing a piece of work.
struct Contender {
  /// Sets up for one sample, which is not timed, and returns the work, which is.
  ///
  /// What the work holds is let go of after the clock has stopped.
  let prepare: () -> () -> Void

  /// Times several ways of doing the same, by turns, so that noise hits all of them alike.
  ///
  /// - Parameters:
  ///   - contenders: The ways.
  ///   - units: How many times each of them does the thing in one sample.
  ///   - rounds: How many samples are taken of each.
  /// - Returns: The samples of each contender, per unit, in their order.
  static func race(_ contenders: [Contender], units: Int, rounds: Int = 15) -> [Samples] {
    var times = Array(repeating: [Double](), count: contenders.count)
    // The first round warms up, and does not count.
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
