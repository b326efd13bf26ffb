/// Rows that measure a fake that records more and more calls.
enum GrowthRows {
  private static let callCounts = [1_000, 100_000]

  static func all() -> [Row] {
    let samples = callCounts.map { count in
      Contender.race(
        [
          CallRows.calling(count) { HandWrittenAltimeter.answering(140) },
          CallRows.calling(count) { OwningAltimeter.answering(140) },
        ], units: count, rounds: 10)
    }
    let besideHand = zip(callCounts, samples).map { count, samples in
      Row(
        work: "record \(count) calls, per call", amount: samples[1].fastest,
        reference: .init(name: "by hand", amount: samples[0].fastest))
    }
    let besideFew = Row(
      work: "record 100000 calls beside 1000, per call", amount: samples[1][1].fastest,
      reference: .init(name: "of 1000", amount: samples[0][1].fastest),
      // Linear, except for memory that is new to the process.
      limit: .ratio(2.5))
    return besideHand + [besideFew]
  }
}
