import Foundation

/// Another program.
enum Command {
  /// Runs a program that prints to the same terminal.
  ///
  /// - Parameters:
  ///   - program: Its file.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs.
  /// - Throws: A ``PluginError`` if it fails.
  static func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PluginError(description: "generate-fake failed")
    }
  }
}

/// What the package manager prints when the command fails.
struct PluginError: Error, CustomStringConvertible {
  let description: String
}
