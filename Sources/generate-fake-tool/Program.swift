import Foundation

/// A program that has run.
struct Program {
  /// Whether it succeeded.
  let hasSucceeded: Bool
  /// The text that it wrote, errors included.
  let text: String

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - path: The path of its file.
  ///   - arguments: Its arguments.
  /// - Throws: An error if it can't be started.
  init(running path: String, _ arguments: [String]) throws {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      // The package is also built for these systems, which can't start processes.
      (hasSucceeded, text) = (false, "")
    #else
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      // With a second pipe, the program could wait for one while the other is read.
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      hasSucceeded = process.terminationStatus == 0
    #endif
  }
}
