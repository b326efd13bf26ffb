import Foundation
import Testing

@Suite("Links between files work") struct LinkTests {
  /// The targets of the links `[text](target)`, `![text](target)`, and `[text]: target`, and of
  /// pictures in HTML.
  private static func targets(in document: Document) -> [String] {
    // Outside the closure, which would compile the expression again for each line.
    let link = /\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$|src(?:set)?="([^"]+)"/
    return document.lines.flatMap { line in
      line.matches(of: link).map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
    }
  }

  /// The anchors that the hosting site creates for the headings of a page.
  private static func anchors(in path: String) -> [String] {
    Document(path: path).lines.filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        .replacing(" ", with: "-")
    }
  }

  /// A link to a file of the package, with a path that is relative to the page.
  struct FileLink: Sendable, CustomTestStringConvertible {
    let page: String
    let target: String
    var testDescription: String { "\(page): \(target)" }
  }

  private static let links: [FileLink] = Document.pages.flatMap { page in
    targets(in: page)
      .filter { !$0.contains(":") && !$0.hasPrefix("../../actions/") }
      .map { FileLink(page: page.path, target: $0) }
  }

  @Test func thereAreLinks() {
    #expect(Self.links.count > 40)
    #expect(Self.anchors(in: "README.md").contains("coming-from-another-library"))
  }

  @Test(arguments: links)
  func linkTargetExists(link: FileLink) {
    let parts = link.target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let folder = URL(fileURLWithPath: link.page, relativeTo: Document.root)
      .deletingLastPathComponent()
    let file = parts[0].isEmpty ? link.page : folder.appendingPathComponent(parts[0]).relativePath
    let path = URL(fileURLWithPath: file, relativeTo: Document.root).standardizedFileURL.path
    // Articles name their pictures without the folder.
    let picture = folder.appendingPathComponent("Resources/\(parts[0])").path
    #expect([path, picture].contains { FileManager.default.fileExists(atPath: $0) })
    guard parts.count == 2 else { return }
    let page = String(path.dropFirst(Document.root.standardizedFileURL.path.count + 1))
    #expect(Self.anchors(in: page).contains(parts[1]))
  }
}
