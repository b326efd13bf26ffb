import Spry

/// Someone who knows the trails, and whose members have effects.
protocol Ranger: AnyObject {
  func length(of trail: Trail) throws -> Double
  func forecast(for day: Int) async -> String
  func closures(on day: Int) async throws -> [String]
}

/// The fake of the tests that are about effects and types.
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

  /// A member that takes and returns whatever a test needs.
  func anything<Value>(_ argument: Any?, as type: Value.Type = Value.self) -> Value {
    spryify(.anything, arguments: argument, as: type)
  }
}
