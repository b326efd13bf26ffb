/// Receives the village where the hiker is, or why it is not known.
typealias LocationCompletion = @Sendable (Result<String, LocationError>) -> Void

/// Knows where the hiker is.
protocol LocationSource: Sendable {
  /// Looks for the hiker, and calls back once, at any time and on any thread.
  func locate(_ completion: @escaping LocationCompletion)
}

/// Why the hiker was not found.
enum LocationError: Error, CustomStringConvertible {
  case denied
  case unknown

  var description: String {
    switch self {
    case .denied: "access is denied"
    case .unknown: "it is not known"
    }
  }
}
