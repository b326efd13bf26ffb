/// Rows that measure the memory for calls, and for fakes after their deallocation.
enum MemoryRows {
  private static let calls = 100_000
  private static let fakes = 300_000

  static func all() -> [Row] {
    #if canImport(Glibc)
      [
        Row(
          work: "kept of a recorded call with (Int, String)", unit: .bytes,
          amount: bytesPerCall { OwningAltimeter.answering(140) },
          reference: .init(
            name: "by hand", amount: bytesPerCall { HandWrittenAltimeter.answering(140) }),
          limit: .amount(150)),
        Row(
          work: "kept of a recorded call: by hand, with [[Any?]]", unit: .bytes,
          amount: bytesPerCall { ArrayAltimeter.answering(140) }),
        Row(
          work: "kept after 300000 fakes: own storage", unit: .mebibytes,
          amount: mebibytesKept { OwningAltimeter.answering(140) }, limit: .amount(20)),
        Row(
          work: "kept after 300000 fakes: registry", unit: .mebibytes,
          amount: mebibytesKept { RegisteredAltimeter.answering(140) }, limit: .amount(20)),
      ]
    #else
      []
    #endif
  }

  #if canImport(Glibc)
    private static func bytesPerCall(_ makeAltimeter: () -> any Altimeter) -> Double {
      let altimeter = makeAltimeter()
      let before = Memory.allocated
      CallRows.call(altimeter, calls)
      return withExtendedLifetime(altimeter) { Double(Memory.allocated - before) / Double(calls) }
    }

    private static func mebibytesKept(_ makeAltimeter: () -> any Altimeter) -> Double {
      let before = Memory.resident
      for _ in 0..<fakes { CallRows.call(makeAltimeter(), 1) }
      return Double(Memory.resident - before) / 1_048_576
    }
  #endif
}
