import Foundation

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
