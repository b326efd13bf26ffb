/// A closure that receives the village where the hiker is, or an error.
typealias LocationCompletion = @Sendable (Result<String, LocationError>) -> Void

/// A service that locates the hiker.
protocol LocationSource: Sendable {
  /// Locates the hiker and calls `completion` once, at any time and on any thread.
  func locate(_ completion: @escaping LocationCompletion)
}

/// A reason why the hiker can't be located.
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
