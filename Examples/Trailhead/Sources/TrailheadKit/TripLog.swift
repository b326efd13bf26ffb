import Foundation

/// Takes down what the hiker should know beside the plan.
///
/// Its members are static, because there is one log for the whole program.
protocol TripLog: Sendable {
  static func warn(_ message: String)
}

/// The log of the command: standard error.
enum StandardErrorLog: TripLog {
  static func warn(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
