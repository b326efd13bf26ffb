import Foundation
import SpryTestSupport
import Testing

/// Runs the compiler on snippets of code.
enum Compiler {
  /// The compiler's output for one statement.
  struct Verdict {
    var errors: [String] = []
    var warnings: [String] = []
    /// The number of lines that it prints, including the code and the notes.
    var lineCount = 0
  }

  /// Type-checks statements that use a fake, all in one run.
  ///
  /// - Parameters:
  ///   - statements: The statements, each on one line.
  ///   - declarations: The code that precedes them.
  /// - Returns: The compiler's output for each statement.
  /// - Throws: An error if the compiler can't be run.
  static func verdicts(
    on statements: [String], after declarations: String
  ) async throws -> [Verdict] {
    let modules = try #require(modules)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Typed-\(UUID().uuidString).swift")
    let functions = statements.enumerated().map { "func test\($0)() async throws { \($1) }" }
    let lines = declarations.split(separator: "\n", omittingEmptySubsequences: false).count
    let source = ([declarations] + functions).joined(separator: "\n")
    try Data("\(source)\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await run([
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules.path,
      file.path,
    ])
    return verdicts(in: result.output, of: file.path, after: lines, count: statements.count)
  }

  /// Type-checks a file and returns the compiler's errors.
  ///
  /// - Parameters:
  ///   - source: The contents of the file.
  ///   - others: The paths of other files of the same module.
  /// - Returns: The errors, without their locations.
  /// - Throws: An error if the compiler can't be run.
  static func errors(in source: String, with others: [String] = []) async throws -> [String] {
    let modules = try #require(modules)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Compiled-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await run(
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path] + others)
    // The compiler repeats an error below the line of code.
    return result.output.split(separator: "\n").filter { $0.hasPrefix("/") }
      .compactMap { line in line.range(of: " error: ").map { String(line[$0.upperBound...]) } }
  }

  /// The folder with the built modules: beside the running test, or in a folder next to it.
  private static let modules: URL? = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let products = executable.deletingLastPathComponent()
    return [products.appendingPathComponent("Modules"), products].first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("Spry.swiftmodule").path)
    }
  }()

  /// Groups the lines that the compiler prints by the statement they refer to.
  private static func verdicts(
    in output: String, of path: String, after lines: Int, count: Int
  ) -> [Verdict] {
    var verdicts = Array(repeating: Verdict(), count: count)
    var current: Int?
    for line in output.split(separator: "\n") {
      let location = line.hasPrefix("\(path):") ? line.dropFirst(path.count + 1) : ""
      if let number = location.split(separator: ":").first.flatMap({ Int($0) }) {
        current = number - lines - 1
        // The code before the statements has to compile.
        guard verdicts.indices.contains(number - lines - 1) else {
          Issue.record("\(line)")
          continue
        }
      }
      guard let current, verdicts.indices.contains(current) else { continue }
      verdicts[current].lineCount += 1
      if let error = location.range(of: " error: ") {
        verdicts[current].errors.append(String(location[error.upperBound...]))
      } else if let warning = location.range(of: " warning: ") {
        verdicts[current].warnings.append(String(location[warning.upperBound...]))
      }
    }
    return verdicts
  }
}
