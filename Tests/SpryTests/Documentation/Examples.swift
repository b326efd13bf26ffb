import Foundation

/// The code that is compiled and run, which the README may show.
enum Examples {
  /// The lines of each file.
  private static let files = Document.paths(in: "Examples", endingWith: ".swift")
    .map { Document.trimmed(Document(path: $0).lines) }

  /// Whether a file contains the lines in succession.
  static func contains(_ lines: [String]) -> Bool {
    files.contains { file in
      file.indices.contains { file[$0...].starts(with: lines) }
    }
  }
}
