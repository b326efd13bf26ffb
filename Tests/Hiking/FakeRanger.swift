import Spry

/// An expert on trails, whose members have effects.
protocol Ranger: AnyObject {
  func length(of trail: Trail) throws -> Double
  func forecast(for day: Int) async -> String
  func closures(on day: Int) async throws -> [String]
}

/// A fake for tests of effects and types.
final class FakeRanger: Ranger, Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case length = "length(of:)"
    case forecast = "forecast(for:)"
    case closures = "closures(on:)"
    case anything
  }

  let spryStorage = SpryStorage()

  func length(of trail: Trail) throws -> Double {
    try spryifyThrows(arguments: trail)
  }

  func forecast(for day: Int) async -> String {
    await spryify(arguments: day)
  }

  func closures(on day: Int) async throws -> [String] {
    try await spryifyThrows(arguments: day)
  }

  /// A member that takes and returns values of any type.
  func anything<Value>(_ argument: Any?, as type: Value.Type = Value.self) -> Value {
    spryify(.anything, arguments: argument, as: type)
  }
}
