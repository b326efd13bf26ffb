import Spry

/// The functions of the fakes below, which have several, as real fakes do.
enum AltimeterFunction: String, StringRepresentable {
  case open = "open(_:)"
  case adjust = "adjust(_:to:)"
  case ascent = "ascent(on:of:)"
  case peaks = "peaks(near:)"
  case unit
}

/// A fake like those of templates and the generator, with its own storage and explicit cases.
final class OwningAltimeter: Altimeter, Spryable {
  typealias Function = AltimeterFunction
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(.ascent, arguments: day, trail)
  }
}

/// A fake with its own storage, which finds its cases by `#function`.
final class LookedUpAltimeter: Altimeter, Spryable {
  typealias Function = AltimeterFunction
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// A fake with its own storage, which finds its cases by the base name in `#function`.
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

/// The shortest possible fake, with storage in the registry and cases found by `#function`.
final class RegisteredAltimeter: Altimeter, Spryable {
  typealias Function = AltimeterFunction

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// The common interface of Spry's fakes in the benchmark.
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

  /// Creates a fake that returns the same value from every call.
  static func answering(_ ascent: Int) -> Self {
    let altimeter = Self()
    altimeter.stub(ascentFunction).andReturn(ascent)
    return altimeter
  }
}
