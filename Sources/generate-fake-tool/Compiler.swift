import FakeGenerator
import Foundation

/// Type-checks fakes.
struct Compiler {
  private let program: [String]
  private let arguments: [String]

  /// Creates the command that compiles fakes.
  ///
  /// - Parameters:
  ///   - workspace: The package, with the path of its compiler.
  ///   - command: The arguments, with the search paths of the user.
  ///   - destination: The system for which they are compiled.
  init(_ workspace: Workspace, _ command: CommandArguments, for destination: Destination) {
    let paths = (workspace.searchPaths ?? []) + command.searchPaths
    program = workspace.compiler.map { [$0] } ?? Self.defaultProgram
    var arguments = [
      "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Fakes", "-enable-testing",
      // Build systems define this for debug builds, such as those of tests.
      "-D", "DEBUG",
    ]
    if command.isNonisolated { arguments += ["-default-isolation", "MainActor"] }
    arguments += paths.flatMap { ["-I", $0] }
    arguments += ["-target", destination.target]
    self.arguments = arguments + destination.arguments
  }

  private static var defaultProgram: [String] {
    #if os(macOS)
      ["/usr/bin/xcrun", "swiftc"]
    #else
      ["/usr/bin/env", "swiftc"]
    #endif
  }

  /// Type-checks fakes and collects the errors.
  ///
  /// Fakes in different folders may belong to different test targets and have the same name.
  ///
  /// - Parameter files: The paths of the fakes.
  /// - Returns: A diagnostic for each file that doesn't compile.
  /// - Throws: An error if the compiler can't be run.
  func problems(in files: [String]) throws -> [Diagnostic] {
    let folders = Dictionary(grouping: files) { URL(filePath: $0).deletingLastPathComponent() }
    return try folders.values.sorted { $0[0] < $1[0] }.flatMap { files in
      let result = try Program(running: program[0], program.dropFirst() + arguments + files)
      return result.hasSucceeded ? [] : CompilerOutput(result.text).problems(in: files)
    }
  }
}
