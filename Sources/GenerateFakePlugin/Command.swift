import Foundation
import PackagePlugin

/// Another program that ran.
struct Command {
  /// Whether it did what it should.
  let hasSucceeded: Bool
  /// What it wrote to standard error.
  let complaints: [String]

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: Its file.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs.
  /// - Throws: An error if it cannot be started.
  init(running program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    hasSucceeded = process.terminationStatus == 0
    complaints = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Passes the errors and warnings on to the package manager, which fails if there are errors.
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
