import FakeGenerator
import Foundation

/// Compiles fakes, without keeping what comes of it.
struct Compiler {
  private let program: [String]
  private let arguments: [String]

  /// Prepares the compiler.
  ///
  /// - Parameters:
  ///   - workspace: The package, with the compiler that builds it.
  ///   - command: The command, with search paths of the user.
  init(_ workspace: Workspace, _ command: CommandArguments) {
    let paths = (workspace.searchPaths ?? []) + command.searchPaths
    program = workspace.compiler.map { [$0] } ?? Self.defaultProgram
    arguments =
      ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Fakes", "-enable-testing"]
      + (command.isNonisolated ? ["-default-isolation", "MainActor"] : [])
      + paths.flatMap { ["-I", $0] }
  }

  private static var defaultProgram: [String] {
    #if os(macOS)
      ["/usr/bin/xcrun", "swiftc"]
    #else
      ["/usr/bin/env", "swiftc"]
    #endif
  }

  /// Finds out what does not compile.
  ///
  /// - Parameter files: The paths of the fakes.
  /// - Returns: An error for each file that does not.
  /// - Throws: An error if the compiler cannot be run.
  func problems(in files: [String]) throws -> [Diagnostic] {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      // Built there with all else of the package, but never run: there are no processes.
      return []
    #else
      guard !files.isEmpty else { return [] }
      let process = Process()
      process.executableURL = URL(filePath: program[0])
      process.arguments = program.dropFirst() + arguments + files
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let output = String(
        decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      if process.terminationStatus == 0 { return [] }
      return CompilerOutput(output).problems(in: files)
    #endif
  }
}
