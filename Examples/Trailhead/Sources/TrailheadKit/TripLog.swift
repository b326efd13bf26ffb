import Foundation

/// A log of problems that the hiker should know about.
///
/// Its members are static because the program has only one log.
protocol TripLog: Sendable {
  static func warn(_ message: String)
}

/// A log that writes to standard error.
enum StandardErrorLog: TripLog {
  static func warn(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
