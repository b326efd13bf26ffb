import Foundation

/// A program that has run.
struct Program {
  /// Whether it succeeded.
  let hasSucceeded: Bool
  /// The text that it wrote to standard output.
  let output: String
  /// The text that it wrote to standard error.
  let errors: String

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - path: The path of its file.
  ///   - arguments: Its arguments.
  /// - Throws: An error if it cannot be started.
  init(running path: String, _ arguments: [String]) throws {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      // The package is also built for these systems, which cannot start processes.
      (hasSucceeded, output, errors) = (false, "", "")
    #else
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      let results = Pipe()
      let complaints = Pipe()
      process.standardOutput = results
      process.standardError = complaints
      try process.run()
      errors = try Self.text(complaints)
      output = try Self.text(results)
      process.waitUntilExit()
      hasSucceeded = process.terminationStatus == 0
    #endif
  }

  private static func text(_ pipe: Pipe) throws -> String {
    String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
