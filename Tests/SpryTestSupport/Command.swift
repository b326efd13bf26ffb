package import Foundation

/// How a command ended.
package struct CommandResult: Equatable, Sendable {
  package var status: Int32
  /// Standard output and standard error, as a terminal would show them.
  package var output: String

  package init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }
}

/// Whether tests can start processes: on Linux and macOS they can.
package var canRunCommands: Bool {
  #if os(Linux) || os(macOS)
    true
  #else
    false
  #endif
}

/// Runs a command and waits for its end without keeping a thread from other tests.
///
/// - Parameters:
///   - command: The command's name, found as a shell would find it, and its arguments.
///   - folder: Where to run it. The default is where the tests run.
///   - home: What `~` stands for, if not the user's own folder.
/// - Returns: How it ended.
/// - Throws: What starting it throws; always, where ``canRunCommands`` is `false`.
package func run(
  _ command: [String], in folder: URL? = nil, home: URL? = nil
) async throws -> CommandResult {
  #if os(Linux) || os(macOS)
    // A file takes all that the command prints at once; a pipe would have to be emptied meanwhile.
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
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    try output.close()
    return CommandResult(
      status: status, output: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  #else
    throw CocoaError(.featureUnsupported)
  #endif
}
