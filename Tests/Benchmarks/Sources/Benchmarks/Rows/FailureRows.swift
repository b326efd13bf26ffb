import Spry

/// Rows that measure a verification that fails after a great many calls, with its failure text.
enum FailureRows {
  private static let calls = 100_000

  static func all() -> [Row] {
    let altimeter = OwningAltimeter.answering(140)
    CallRows.call(altimeter, calls)
    let samples = Contender.race(
      [
        Contender { { precondition(altimeter.recordedCalls.count == calls) } },
        Contender {
          let result = altimeter.didCall(.ascent, with: -1, "Eiger Trail")
          return { precondition(!result.failureMessage.isEmpty) }
        },
      ], units: calls, rounds: 10)
    return [
      Row(
        work: "failure text after 100000 calls, per recorded call", amount: samples[1].fastest,
        reference: .init(name: "recordedCalls", amount: samples[0].fastest))
    ]
  }
}
