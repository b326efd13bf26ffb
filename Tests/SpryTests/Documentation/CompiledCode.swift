import Foundation

/// The code that is compiled and run, which documents may show.
enum CompiledCode {
  /// The lines of each file.
  private static let files = ["Examples", "Tests"]
    .flatMap { Document.paths(in: $0, endingWith: ".swift") }
    .map { Document.trimmed(Document(path: $0).lines) }

  /// The text of each file without white space.
  private static let dense = files.map { dense($0.joined()) }

  static var fileCount: Int { files.count }

  /// Whether a file contains the lines in succession.
  static func contains(_ lines: [String]) -> Bool {
    files.contains { file in file.indices.contains { file[$0...].starts(with: lines) } }
  }

  /// Whether a file contains the text, regardless of line breaks.
  static func contains(part: String) -> Bool {
    let part = dense(part)
    return dense.contains { $0.contains(part) }
  }

  private static func dense(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}

/// The failure texts that tests compare with the actual ones.
enum PinnedFailures {
  private static let printed = Document.paths(in: "Tests/Mistakes/Expected", endingWith: ".txt")
    .map { Document.trimmed(Document(path: $0).lines) }

  /// The lines of the tests, with lines joined that end with a backslash.
  private static let literals = Document.paths(in: "Tests", endingWith: ".swift").map { path in
    let text = Document(path: path).lines.joined(separator: "\n")
    return Document.trimmed(text.replacing(/\\\n */, with: "").components(separatedBy: "\n"))
  }

  /// Whether a failure is printed by a test, possibly after a location that a framework adds.
  static func contains(_ failure: [String]) -> Bool {
    (printed + literals).contains { lines in
      lines.indices.contains { index in
        lines[index].hasSuffix(failure.first ?? "")
          && lines[(index + 1)...].starts(with: failure.dropFirst())
      }
    }
  }
}
