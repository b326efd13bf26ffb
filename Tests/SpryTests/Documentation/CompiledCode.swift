import Foundation

/// The code that is compiled and run: what documents may show.
enum CompiledCode {
  /// File by file, line by line.
  private static let files = ["Examples", "Tests"]
    .flatMap { Document.paths(in: $0, endingWith: ".swift") }
    .map { Document.trimmed(Document(path: $0).lines) }

  /// The same without any white space.
  private static let dense = files.map { dense($0.joined()) }

  static var fileCount: Int { files.count }

  /// Whether lines follow each other somewhere.
  static func contains(_ lines: [String]) -> Bool {
    files.contains { file in file.indices.contains { file[$0...].starts(with: lines) } }
  }

  /// Whether a text stands somewhere, wherever its lines break.
  static func contains(part: String) -> Bool {
    let part = dense(part)
    return dense.contains { $0.contains(part) }
  }

  private static func dense(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}

/// The failures that tests compare with what is printed.
enum PinnedFailures {
  private static let printed = Document.paths(in: "Tests/Mistakes/Expected", endingWith: ".txt")
    .map { Document.trimmed(Document(path: $0).lines) }

  /// The literals of tests, with the lines put together that only the source breaks.
  private static let literals = Document.paths(in: "Tests", endingWith: ".swift").map { path in
    let text = Document(path: path).lines.joined(separator: "\n")
    return Document.trimmed(text.replacing(/\\\n */, with: "").components(separatedBy: "\n"))
  }

  /// Whether a failure is printed somewhere, behind the place that a framework puts in front.
  static func contains(_ failure: [String]) -> Bool {
    (printed + literals).contains { lines in
      lines.indices.contains { index in
        lines[index].hasSuffix(failure.first ?? "")
          && lines[(index + 1)...].starts(with: failure.dropFirst())
      }
    }
  }
}
