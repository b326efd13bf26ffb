/// Rows that measure creating, stubbing, calling, and releasing a fake.
enum LifetimeRows {
  private static let fakes = 1_000

  static func all() -> [Row] {
    let samples = Contender.race(
      [
        living { HandWrittenAltimeter.answering(140) },
        living { OwningAltimeter.answering(140) },
        living { RegisteredAltimeter.answering(140) },
      ], units: fakes)
    return [
      ("own storage", 1, Limits(release: 6, debug: nil)),
      ("registry", 2, Limits(release: 10, debug: nil)),
    ].map { name, index, limit in
      Row(
        work: "make, stub, call, drop: \(name)", amount: samples[index].fastest,
        reference: .init(name: "by hand", amount: samples[0].fastest),
        limit: limit.current.map { .ratio($0) })
    }
  }

  private static func living(_ makeAltimeter: @escaping () -> any Altimeter) -> Contender {
    Contender {
      {
        for _ in 0..<fakes { CallRows.call(makeAltimeter(), 1) }
      }
    }
  }
}
