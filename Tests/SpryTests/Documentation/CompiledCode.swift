import Foundation

/// The code that is compiled and run, which documents may show.
enum CompiledCode {
  /// The lines of each file.
  private static let files = ["Examples", "Tests"]
    .flatMap { Document.paths(in: $0, endingWith: ".swift") }
    .map { Document.trimmed(Document(path: $0).lines) }

  /// The text of each file without white space.
  private static let dense = files.map { dense($0.joined()) }

  /// The lines of all files and where they are, so that a block is looked up by its first line.
  private static let places = files.indices.reduce(into: [String: [(file: Int, line: Int)]]()) {
    places, file in
    for (line, text) in files[file].enumerated() { places[text, default: []].append((file, line)) }
  }

  static var fileCount: Int { files.count }

  /// Whether a file contains the lines in succession.
  static func contains(_ lines: [String]) -> Bool {
    (places[lines.first ?? ""] ?? []).contains { place in
      files[place.file][place.line...].starts(with: lines)
    }
  }

  /// Whether a file contains the text, regardless of line breaks.
  static func contains(part: String) -> Bool {
    let part = dense(part)
    return dense.contains { $0.range(of: part) != nil }
  }

  private static func dense(_ text: String) -> Data {
    Data(String(text.unicodeScalars.filter { !$0.properties.isWhitespace }).utf8)
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
