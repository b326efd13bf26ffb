import Spry

/// Rows that measure verifying a call after many calls.
enum VerificationRows {
  static func all() -> [Row] {
    withoutArguments() + withArguments()
  }

  private static func withoutArguments() -> [Row] {
    let questions = 1_000
    let callCounts = [100, 100_000]
    let samples = race(
      after: callCounts, units: { _ in questions },
      byHand: { altimeter, _ in
        var isRight = true
        for _ in 0..<questions { isRight = isRight && !altimeter.calls.isEmpty }
        precondition(isRight)
      },
      spry: { altimeter, _ in
        var isRight = true
        for _ in 0..<questions { isRight = isRight && altimeter.didCall(.ascent).success }
        precondition(isRight)
      })
    let besideHand = zip(callCounts, samples).map { count, samples in
      Row(
        work: "didCall, no arguments, after \(count) calls", amount: samples.spry.fastest,
        reference: .init(name: "by hand", amount: samples.byHand.fastest))
    }
    let besideFew = Row(
      work: "didCall, no arguments: after 100000 calls beside 100",
      amount: samples[1].spry.fastest,
      reference: .init(name: "after 100", amount: samples[0].spry.fastest),
      // The same, except for noise.
      limit: .ratio(1.3))
    return besideHand + [besideFew]
  }

  private static func withArguments() -> [Row] {
    // One of every hundred calls matches.
    let callCounts = [100, 1_000, 10_000, 100_000]
    let samples = race(
      after: callCounts, units: { $0 },
      byHand: { altimeter, count in
        let received = altimeter.calls.count { $0 == (7, "Eiger Trail") }
        precondition(received == count / 100)
      },
      spry: { altimeter, count in
        let result = altimeter.didCall(
          .ascent, with: 7, "Eiger Trail", countSpecifier: .exactly(count / 100))
        precondition(result.success)
      })
    let limit = Limits(release: 20, debug: 20).current
    return zip(callCounts, samples).map { count, samples in
      Row(
        work: "didCall, (Int, String), per recorded call, after \(count)",
        amount: samples.spry.fastest,
        reference: .init(name: "by hand", amount: samples.byHand.fastest),
        // After few calls, the fixed cost dominates, which equals that of examining forty calls.
        limit: count < 10_000 ? nil : limit.map { .amount($0) })
    }
  }

  private static func race(
    after callCounts: [Int], units: (Int) -> Int,
    byHand: @escaping (HandWrittenAltimeter, Int) -> Void,
    spry: @escaping (OwningAltimeter, Int) -> Void
  ) -> [(byHand: Samples, spry: Samples)] {
    callCounts.map { count in
      let hand = HandWrittenAltimeter.answering(140)
      let altimeter = OwningAltimeter.answering(140)
      for day in 0..<count {
        _ = hand.ascent(on: day % 100, of: "Eiger Trail")
        _ = altimeter.ascent(on: day % 100, of: "Eiger Trail")
      }
      let samples = Contender.race(
        [Contender { { byHand(hand, count) } }, Contender { { spry(altimeter, count) } }],
        units: units(count), rounds: 20)
      return (samples[0], samples[1])
    }
  }
}
