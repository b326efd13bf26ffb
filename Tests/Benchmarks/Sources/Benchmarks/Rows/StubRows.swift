import Spry

/// Rows that measure stubs with conditions on the arguments.
enum StubRows {
  private static let counts = [1, 10, 100]

  static func all() -> [Row] {
    let samples = Contender.race(
      counts.flatMap { count in
        [
          calling(count) { handWrittenStore(count) },
          calling(count) { spryStore(count) },
        ]
      }, units: CallRows.calls)
    let byHand = counts.indices.map { samples[2 * $0] }
    let spry = counts.indices.map { samples[2 * $0 + 1] }
    let besideHand = counts.indices.map { index in
      Row(
        work: "argument stubs: \(counts[index]), any of them hit", amount: spry[index].fastest,
        reference: .init(name: "by hand", amount: byHand[index].fastest))
    }
    let besideOne = [(1, Limits(release: 2.5, debug: 2.5)), (2, nil)].map { index, limit in
      Row(
        work: "argument stubs: \(counts[index]) beside 1", amount: spry[index].fastest,
        reference: .init(name: "one stub", amount: spry[0].fastest),
        limit: limit?.current.map { .ratio($0) })
    }
    return besideHand + besideOne
  }

  /// Calls with each of the arguments in turn.
  private static func calling(
    _ count: Int, _ makeAltimeter: @escaping () -> any Altimeter
  ) -> Contender {
    Contender {
      let altimeter = makeAltimeter()
      return {
        var isRight = true
        var day = 0
        for _ in 0..<CallRows.calls {
          let ascent = altimeter.ascent(on: day, of: "Eiger Trail")
          isRight = isRight && ascent == day
          day += 1
          if day == count { day = 0 }
        }
        precondition(isRight)
      }
    }
  }

  private static func spryStore(_ count: Int) -> OwningAltimeter {
    let altimeter = OwningAltimeter()
    for day in 0..<count {
      altimeter.stub(.ascent).with(day, "Eiger Trail").andReturn(day)
    }
    return altimeter
  }

  private static func handWrittenStore(_ count: Int) -> HandWrittenAltimeter {
    let answers = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
    let altimeter = HandWrittenAltimeter()
    altimeter.onAscent = { day, trail in trail == "Eiger Trail" ? answers[day] ?? -1 : -1 }
    return altimeter
  }
}
