import Foundation
import Testing

/// A page of the documentation.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path below the package's folder.
  let path: String
  let lines: [String]

  var testDescription: String { path }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(path: String) {
    self.path = path
    let file = Self.root.appendingPathComponent(path)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // A line break at the end doesn't start another line.
    lines = (text.hasSuffix("\n") ? String(text.dropLast()) : text).components(separatedBy: "\n")
  }

  static let readme = Document(path: "README.md")

  /// The pages of the catalogs and those about the templates.
  static let articles = ["Sources", "Templates"]
    .flatMap { paths(in: $0, endingWith: ".md") }
    .map { Document(path: $0) }

  static let cheatSheet = Document(path: "Templates/CheatSheet.md")

  /// All pages that people read on the hosting site.
  static let pages =
    [readme] + articles
    + ["Examples", ".github", "Tests/Benchmarks"]
    .flatMap { paths(in: $0, endingWith: ".md") }.map { Document(path: $0) }

  /// The pages that compare something with Spry, line by line, such as another library.
  static let comparisons = articles.filter {
    $0.path.contains("/ComingFrom") || $0.path.hasSuffix("/GeneratedCode.md")
  }

  /// The paths of the files below a folder, without build products.
  static func paths(in folder: String, endingWith suffix: String) -> [String] {
    let directory = root.appendingPathComponent(folder).path
    let paths = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String }
    return (paths ?? [])
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}

/// Code on a page, in a fenced block or between two backticks.
struct DocumentSample: Sendable, CustomTestStringConvertible {
  let document: String
  let lines: [String]
  /// Whether the block is directly below another block or hidden code.
  var isBelowCode = false

  var testDescription: String { "\(document): \(lines.first ?? "")" }
  var text: String { lines.joined(separator: "\n") }
}

extension Document {
  /// The code blocks in a language, without indentation and blank lines.
  func blocks(in language: String) -> [DocumentSample] {
    var blocks: [DocumentSample] = []
    var block: [String]?
    var isBelowCode = false
    for (previous, line) in zip([""] + lines, lines) {
      if let lines = block, line.hasPrefix("```") {
        blocks.append(
          DocumentSample(
            document: path, lines: Self.trimmed(lines), isBelowCode: isBelowCode))
        block = nil
      } else if line == "```\(language)" {
        block = []
        isBelowCode = previous == "```" || previous.hasSuffix("-->")
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The code between backticks in the right column of the tables.
  var codeOnTheRight: [DocumentSample] {
    lines.filter { $0.hasPrefix("|") }.flatMap { code(in: Self.cells(of: $0).last ?? "") }
  }

  /// The code between backticks in the columns with a heading.
  func code(under heading: String) -> [DocumentSample] {
    lines.split { !$0.hasPrefix("|") }.flatMap { table -> [DocumentSample] in
      let rows = table.map(Self.cells)
      guard let column = rows.first?.firstIndex(of: heading) else { return [] }
      return rows.dropFirst().flatMap { code(in: $0[column]) }
    }
  }

  private func code(in cell: String) -> [DocumentSample] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { DocumentSample(document: path, lines: [String($0.element)]) }
  }

  /// The cells of the first table row below a heading whose first cell has this text.
  func cells(inRow name: String, below heading: String) -> [String]? {
    lines.drop { $0 != heading }.map(Self.cells).first { $0.first == name }
  }

  private static func cells(of row: String) -> [String] {
    row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  static func trimmed(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
