import Spry

/// A run that only makes calls, so that a profiler measures nothing else.
enum Profile {
  static func call(_ kind: String, _ count: Int) {
    var callsPerFake = CallRows.calls
    // A variable, so that the compiler doesn't know which fake the loop below calls.
    let makeAltimeter: () -> any Altimeter
    switch kind {
    case "hand": makeAltimeter = { HandWrittenAltimeter.answering(140) }
    case "array": makeAltimeter = { ArrayAltimeter.answering(140) }
    case "own": makeAltimeter = { OwningAltimeter.answering(140) }
    case "function": makeAltimeter = { LookedUpAltimeter.answering(140) }
    case "base": makeAltimeter = { BaseNameAltimeter.answering(140) }
    case "registry": makeAltimeter = { RegisteredAltimeter.answering(140) }
    case "stub-hand":
      makeAltimeter = {
        let altimeter = HandWrittenAltimeter()
        altimeter.onAscent = { _, trail in trail == "Eiger Trail" ? 140 : -1 }
        return altimeter
      }
    case "stub-own":
      makeAltimeter = {
        let altimeter = OwningAltimeter()
        altimeter.stub(.ascent).with(Argument.anything, "Eiger Trail").andReturn(140)
        return altimeter
      }
    case "do-own":
      makeAltimeter = {
        let altimeter = OwningAltimeter()
        altimeter.stub(.ascent).andDo { (_: Int, _: String) in 140 }
        return altimeter
      }
    case "make-hand":
      makeAltimeter = { HandWrittenAltimeter.answering(140) }
      callsPerFake = 1
    case "make-own":
      makeAltimeter = { OwningAltimeter.answering(140) }
      callsPerFake = 1
    case "make-registry":
      makeAltimeter = { RegisteredAltimeter.answering(140) }
      callsPerFake = 1
    case "verify": return verify(count)
    case "match": return match(count)
    default: fatalError("There is no profile named \(kind); see README.md")
    }
    for _ in 0..<count / callsPerFake {
      CallRows.call(makeAltimeter(), callsPerFake)
    }
  }

  private static func verify(_ count: Int) {
    let altimeter = OwningAltimeter.answering(140)
    CallRows.call(altimeter, CallRows.calls)
    for _ in 0..<count { precondition(altimeter.didCall(.ascent).success) }
  }

  private static func match(_ count: Int) {
    let altimeter = OwningAltimeter.answering(140)
    for day in 0..<100 { _ = altimeter.ascent(on: day, of: "Eiger Trail") }
    for _ in 0..<count { precondition(altimeter.didCall(.ascent, with: 7, "Eiger Trail").success) }
  }
}
