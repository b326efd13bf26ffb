import Foundation

/// How a command ended.
struct CommandResult: Equatable {
  var status: Int32
  /// Standard output and standard error, as a terminal would show them.
  var output: String
}

/// Runs a command and waits for its end.
///
/// - Parameters:
///   - command: The command's name, found as a shell would find it, and its arguments.
///   - folder: Where to run it.
///   - home: What `~` stands for, if not the user's own folder.
/// - Returns: How it ended.
/// - Throws: What starting it throws.
func run(_ command: [String], in folder: URL, home: URL? = nil) throws -> CommandResult {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = folder
  if let home {
    process.environment = ProcessInfo.processInfo.environment
      .merging(["HOME": home.path]) { _, new in new }
  }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return CommandResult(
    status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
}
