package import Foundation

/// The result of a command.
package struct CommandResult: Equatable, Sendable {
  package var status: Int32
  /// Standard output and standard error, as a terminal would show them.
  package var output: String

  package init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }
}

/// A command that was killed because it took too long.
package struct OverdueCommand: Error, Equatable, CustomStringConvertible {
  package let command: [String]
  package let limit: Duration
  /// What it had written until then.
  package let output: String

  package var description: String {
    "\(command.joined(separator: " ")) took longer than \(limit). Its output:\n\(output)"
  }
}

/// Whether tests can start processes, which is so on Linux and macOS.
///
/// If the variable `SPRY_WITHOUT_COMMANDS` is set, tests run as on a system that can't.
package let canRunCommands: Bool = {
  #if os(Linux) || os(macOS)
    ProcessInfo.processInfo.environment["SPRY_WITHOUT_COMMANDS"] == nil
  #else
    false
  #endif
}()

/// Runs a command and waits for it without blocking a thread.
///
/// If the test is canceled, for example because its time is up, the command is killed. So it is if it
/// takes too long, and if the process of the tests crashes, hangs, or is asked to end. On Linux, its
/// children are killed with it. They could outlive it otherwise, and this function waits for them,
/// as they hold what tells it that the command has ended.
///
/// - Parameters:
///   - command: The command's name, found as a shell would find it, and its arguments.
///   - folder: The folder to run it in. The default is the folder that the tests run in.
///   - home: The folder that `~` refers to. The default is the user's own.
///   - limit: The longest time that the command may take. The default is generous, but ends before
///     the patience of the watchdog.
/// - Returns: The status and output of the command.
/// - Throws: An ``OverdueCommand``, an error if the command can't be started, or one if
///   ``canRunCommands`` is `false`.
package func run(
  _ command: [String], in folder: URL? = nil, home: URL? = nil,
  within limit: Duration = .seconds(540)
) async throws -> CommandResult {
  #if os(Linux) || os(macOS)
    guard canRunCommands else { throw CocoaError(.featureUnsupported) }
    // A file holds any amount of output; a pipe would have to be read while the command runs.
    let file = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = folder }
    if let home {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["HOME": home.path]) { _, new in new }
    }
    process.standardOutput = output
    process.standardError = output
    let status = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try process.run()
          Watchdog.noteBeginning(of: process.processIdentifier, within: limit)
          if Task.isCancelled { Watchdog.kill(process.processIdentifier) }
        } catch {
          process.terminationHandler = nil
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      // A child may have inherited that SIGTERM is blocked.
      if process.isRunning { Watchdog.kill(process.processIdentifier) }
    }
    let isOverdue = Watchdog.noteEnd(of: process.processIdentifier)
    try output.close()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    if isOverdue { throw OverdueCommand(command: command, limit: limit, output: text) }
    return CommandResult(status: status, output: text)
  #else
    throw CocoaError(.featureUnsupported)
  #endif
}
