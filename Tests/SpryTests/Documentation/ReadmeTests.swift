import Foundation
import Testing

/// A piece of Swift in a document.
private struct SwiftBlock: Sendable, CustomTestStringConvertible {
  let document: String
  let lines: [String]

  var testDescription: String { "\(document): \(lines.first ?? "")" }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func all(in document: String) -> [SwiftBlock] {
    let text = try? String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    return (text ?? "").components(separatedBy: "```swift\n").dropFirst().map { rest in
      let body = rest.components(separatedBy: "\n```").first ?? ""
      return SwiftBlock(document: document, lines: trimmed(body))
    }
  }

  /// The lines without their indentation, which a document may leave out, and without blank ones.
  static func trimmed(_ text: String) -> [String] {
    text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// What is compiled and run, file by file.
  static let compiled: [[String]] = ["Examples", "Tests"].flatMap { folder in
    let directory = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: directory.path)?
      .compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.compactMap { path in
      try? trimmed(String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8))
    }
  }
}

@Suite struct ReadmeTests {
  @Test func thereIsSwiftInTheReadme() {
    #expect(SwiftBlock.all(in: "README.md").count >= 6)
    #expect(SwiftBlock.compiled.count > 30)
  }

  @Test(
    "Swift in the README is a run of lines that are compiled",
    arguments: SwiftBlock.all(in: "README.md"))
  private func isCompiled(block: SwiftBlock) {
    let isThere = SwiftBlock.compiled.contains { lines in
      lines.indices.contains { lines[$0...].starts(with: block.lines) }
    }
    #expect(isThere, "\(block.lines.joined(separator: "\n"))")
  }

  @Test func theReadmeIsShort() throws {
    let file = SwiftBlock.root.appendingPathComponent("README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Behind the last line break is no line.
    #expect(lines.dropLast().count < 250)
  }
}
