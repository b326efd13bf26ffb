import Foundation
import PackagePlugin

/// A program that has run.
struct Command {
  /// Whether it succeeded.
  let hasSucceeded: Bool
  /// The lines that it wrote to standard error.
  let complaints: [String]
  /// The text that it wrote to standard output, if that was captured.
  let output: String

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: Its file.
  ///   - arguments: Its arguments.
  ///   - folder: The folder in which it runs.
  ///   - looksAtOutput: Whether standard output is captured rather than passed on.
  /// - Throws: An error if it cannot be started.
  init(
    running program: URL, _ arguments: [String], in folder: URL, looksAtOutput: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    let results = Pipe()
    if looksAtOutput { process.standardOutput = results }
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    let answer = looksAtOutput ? try results.fileHandleForReading.readToEnd() ?? Data() : Data()
    process.waitUntilExit()
    output = String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    hasSucceeded = process.terminationStatus == 0
    complaints = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Reports the errors and warnings to SwiftPM, which fails if there are errors.
  func report() {
    for line in complaints {
      if let warning = line.firstMatch(of: /^warning: (.*)/) {
        Diagnostics.warning(String(warning.1))
      } else {
        Diagnostics.error(String(line.trimmingPrefix("error: ")))
      }
    }
    if !hasSucceeded, complaints.isEmpty { Diagnostics.error("generate-fake failed") }
  }
}
