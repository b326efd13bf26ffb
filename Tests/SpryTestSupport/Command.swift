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
/// If the test is canceled, for example because its time is up, the command is killed.
///
/// - Parameters:
///   - command: The command's name, found as a shell would find it, and its arguments.
///   - folder: The folder to run it in. The default is the folder that the tests run in.
///   - home: The folder that `~` refers to. The default is the user's own.
/// - Returns: The status and output of the command.
/// - Throws: An error if the command can't be started, or if ``canRunCommands`` is `false`.
package func run(
  _ command: [String], in folder: URL? = nil, home: URL? = nil
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
    Watchdog.noteCommands(1)
    defer { Watchdog.noteCommands(-1) }
    let status = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try process.run()
          if Task.isCancelled { kill(process.processIdentifier, SIGKILL) }
        } catch {
          process.terminationHandler = nil
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      // A child may have inherited that SIGTERM is blocked.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    try output.close()
    return CommandResult(
      status: status, output: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  #else
    throw CocoaError(.featureUnsupported)
  #endif
}
