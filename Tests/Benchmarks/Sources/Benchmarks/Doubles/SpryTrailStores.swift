import Spry

/// The functions of the fakes below: more than one, as in a real fake.
enum TrailStoreFunction: String, StringRepresentable {
  case open = "open(_:)"
  case save = "save(_:as:)"
  case ascent = "ascent(on:of:)"
  case trails = "trails(near:)"
  case region
}

/// As templates and generated fakes are: its own storage, and the case given.
final class OwningTrailStore: TrailStore, Spryable {
  typealias Function = TrailStoreFunction
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(.ascent, arguments: day, trail)
  }
}

/// Its own storage; the case is found by `#function`.
final class LookedUpTrailStore: TrailStore, Spryable {
  typealias Function = TrailStoreFunction
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// Its own storage; the case is found by the base name in `#function`.
final class BaseNameTrailStore: TrailStore, Spryable {
  enum Function: String, StringRepresentable {
    case open
    case save
    case ascent
    case trails
    case region
  }
  let spryStorage = SpryStorage()

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// The shortest fake there is: the registry finds the storage, `#function` the case.
final class RegisteredTrailStore: TrailStore, Spryable {
  typealias Function = TrailStoreFunction

  func ascent(on day: Int, of trail: String) -> Int {
    spryify(arguments: day, trail)
  }
}

/// What the fakes of Spry's have in common for the benchmark.
protocol SpryTrailStore: TrailStore, Spryable {
  init()
  static var ascentFunction: Function { get }
}

extension SpryTrailStore where Function == TrailStoreFunction {
  static var ascentFunction: Function { .ascent }
}

extension OwningTrailStore: SpryTrailStore {}
extension LookedUpTrailStore: SpryTrailStore {}
extension RegisteredTrailStore: SpryTrailStore {}
extension BaseNameTrailStore: SpryTrailStore {
  static var ascentFunction: Function { .ascent }
}

extension SpryTrailStore {
  func reset() {
    resetCalls()
  }

  /// Makes a fake that answers every call with the same value.
  static func answering(_ ascent: Int) -> Self {
    let store = Self()
    store.stub(ascentFunction).andReturn(ascent)
    return store
  }
}
