/// The compiler's output for generated fakes.
package struct CompilerOutput: Sendable {
  private let lines: [Substring]

  /// Creates the output from its text.
  ///
  /// - Parameter text: The text that the compiler wrote to standard error.
  package init(_ text: String) {
    lines = text.split(separator: "\n")
  }

  /// Collects the errors of each file.
  ///
  /// - Parameter files: The paths of the files.
  /// - Returns: A diagnostic for each file that doesn't compile, or one that says why that is
  ///   unknown.
  package func problems(in files: [String]) -> [Diagnostic] {
    let errors = lines.compactMap { $0.wholeMatch(of: /(\/?[^:]+):(\d+):\d+: error: +(.*)/) }
    let found = files.compactMap { file -> Diagnostic? in
      let own = errors.filter { $0.1 == file || $0.1.hasSuffix("/\(file)") }
      let texts = own.map { "line \($0.2): \($0.3)" }
      return texts.isEmpty ? nil : .doesNotCompile(path: file, errors: texts)
    }
    let isMissing = lines.first { $0.contains("error: no such module") }
    if let isMissing, let start = isMissing.firstRange(of: "no such module") {
      return [
        .notVerified(
          reason: "\(isMissing[start.lowerBound...]); build the tests first, or pass the folder of "
            + "the module with --search-path")
      ]
    }
    guard found.isEmpty else { return found }
    return [.notVerified(reason: lines.first { $0.contains("error") }.map(String.init) ?? "")]
  }
}
