/// Rows that measure recording a call, returning a stubbed value, and removing the call in a reset.
enum CallRows {
  /// The number of calls before each reset.
  static let calls = 1_000
  /// The number of resets in one sample, which has a new fake.
  private static let resets = 20

  static func all() -> [Row] {
    let samples = Contender.race(
      [
        callingAndResetting { HandWrittenAltimeter.answering(140) },
        callingAndResetting { OwningAltimeter.answering(140) },
        callingAndResetting { LookedUpAltimeter.answering(140) },
        callingAndResetting { BaseNameAltimeter.answering(140) },
        callingAndResetting { RegisteredAltimeter.answering(140) },
        callingAndResetting { ArrayAltimeter.answering(140) },
      ], units: calls * resets)
    let limits: [(String, Limits?)] = [
      ("case given, own storage", Limits(release: 3.5, debug: 9)),
      ("#function, own storage", Limits(release: 4, debug: nil)),
      ("#function's base name, own storage", Limits(release: 4, debug: nil)),
      ("#function, registry", Limits(release: 5, debug: nil)),
      ("by hand, with [[Any?]]", nil),
    ]
    return zip(limits, samples.dropFirst()).map { row, spry in
      Row(
        work: "record and answer: \(row.0)", amount: spry.fastest,
        reference: .init(name: "by hand", amount: samples[0].fastest),
        limit: row.1?.current.map { .ratio($0) })
    }
  }

  /// Calls a new fake many times and resets it repeatedly.
  private static func callingAndResetting(
    _ makeAltimeter: @escaping () -> any Altimeter
  ) -> Contender {
    Contender {
      let altimeter = makeAltimeter()
      return {
        for _ in 0..<resets {
          call(altimeter, calls)
          altimeter.reset()
        }
      }
    }
  }

  /// Calls a new fake a number of times.
  static func calling(
    _ count: Int = calls, _ makeAltimeter: @escaping () -> any Altimeter
  ) -> Contender {
    Contender {
      let altimeter = makeAltimeter()
      return { call(altimeter, count) }
    }
  }

  /// Calls a fake and checks its results.
  static func call(_ altimeter: any Altimeter, _ count: Int) {
    var total = 0
    for day in 0..<count {
      total &+= altimeter.ascent(on: day, of: "Eiger Trail")
    }
    precondition(total == 140 * count)
  }
}

/// A limit that depends on how the benchmark is built.
struct Limits {
  let release: Double
  let debug: Double?

  var current: Double? {
    #if DEBUG
      debug
    #else
      release
    #endif
  }
}
