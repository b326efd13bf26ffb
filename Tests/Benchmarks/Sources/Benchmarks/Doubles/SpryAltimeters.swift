import Spry

/// The functions of the fakes below: more than one, as in a real fake.
enum AltimeterFunction: String, StringRepresentable {
  case open = "open(_:)"
  case adjust = "adjust(_:to:)"
  case ascent = "ascent(on:of:)"
  case peaks = "peaks(near:)"
  case unit
}

/// As templates and generated fakes are: its own storage, and the case given.
final class OwningAltimeter: Altimeter, Spryable {
  typealias Function = AltimeterFunction
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(.ascent, arguments: day, trail)
  }
}

/// Its own storage; the case is found by `#function`.
final class LookedUpAltimeter: Altimeter, Spryable {
  typealias Function = AltimeterFunction
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// Its own storage; the case is found by the base name in `#function`.
final class BaseNameAltimeter: Altimeter, Spryable {
  enum Function: String, StringRepresentable {
    case open
    case adjust
    case ascent
    case peaks
    case unit
  }
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// The shortest fake there is: the registry finds the storage, `#function` the case.
final class RegisteredAltimeter: Altimeter, Spryable {
  typealias Function = AltimeterFunction

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// What the fakes of Spry's have in common for the benchmark.
protocol SpryAltimeter: Altimeter, Spryable {
  init()
  static var ascentFunction: Function { get }
}

extension SpryAltimeter where Function == AltimeterFunction {
  static var ascentFunction: Function { .ascent }
}

extension OwningAltimeter: SpryAltimeter {}
extension LookedUpAltimeter: SpryAltimeter {}
extension RegisteredAltimeter: SpryAltimeter {}
extension BaseNameAltimeter: SpryAltimeter {
  static var ascentFunction: Function { .ascent }
}

extension SpryAltimeter {
  func reset() {
    resetCalls()
  }

  /// Makes a fake that answers every call with the same value.
  static func answering(_ ascent: Int) -> Self {
    let altimeter = Self()
    altimeter.stub(ascentFunction).andReturn(ascent)
    return altimeter
  }
}
