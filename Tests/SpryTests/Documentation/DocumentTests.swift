import Foundation
import Testing

@Suite("The code and figures in documents are accurate") struct DocumentTests {
  @Test func thereAreDocuments() {
    #expect(Document.articles.count >= 20)
    #expect(Document.comparisons.count >= 6)
    let templates = Document.articles.map(\.path).filter { $0.hasPrefix("Templates/") }
    #expect(templates == ["Templates/CheatSheet.md", "Templates/README.md"])
    #expect(Document.readme.blocks(in: "swift").count >= 6)
  }

  // `.ci/articles` compiles the blocks of the articles.
  @Test(
    "Swift blocks of the README consist of consecutive lines of an example",
    arguments: Document.readme.blocks(in: "swift"))
  func swiftIsCompiled(block: DocumentSample) {
    // Examples are inside Spry, so their manifests give another place than those of users.
    let dependency = /url: ".+", from: ".+"|path: "\.\.\/Spry"/
    let lines = block.lines.map { $0.replacing(dependency, with: #"name: "Spry", path: "../..""#) }
    #expect(Examples.contains(lines), "\(block.text)")
  }

  // One page shows single lines of many generated fakes.
  @Test(
    "The fakes in samples are declared on the page or on a page that it links to",
    arguments: Document.articles.filter {
      $0.path.contains(".docc/") && !$0.path.hasSuffix("/GeneratedCode.md")
    })
  func fakesAreDeclared(page: Document) {
    let links = page.names(of: /doc:(?:\/Spry\/)?(\w+)/, in: page.lines)
    let pages = Document.articles.filter { other in
      other.path == page.path || links.contains { other.path.hasSuffix("/\($0).md") }
    }
    let declared = pages.flatMap { $0.blocks(in: "swift").flatMap(\.lines) }
    let used = page.blocks(in: "swift").flatMap(\.lines) + page.codeOnTheRight.map(\.text)
    let undeclared = page.names(of: /\b(Fake[A-Z]\w+)/, in: used)
      .subtracting(page.names(of: /(?:class|actor) (Fake\w+)/, in: declared))
    #expect(undeclared.subtracting(["FakeClosure"]) == [])
  }

  // `.ci/articles` compares those directly below code with what the code prints.
  @Test(
    "Each failure is one that Spry prints",
    arguments: Document.articles.flatMap { $0.blocks(in: "text") }.filter { !$0.isBelowCode })
  func failuresArePrinted(failure: DocumentSample) {
    #expect(PinnedFailures.contains(failure.lines), "\(failure.text)")
  }

  /// Compares the figures of every library in the README with those of the benchmark.
  @Test(
    "The README's figures agree with the benchmark",
    arguments: [
      (
        "recording a call and returning a value, debug build", "record and answer",
        "### Debug build"
      ),
      (
        "recording a call and returning the value for its arguments, debug build",
        "one argument stub", "### Debug build"
      ),
      (
        "recording a call and returning a value, release build", "record and answer",
        "### Release build"
      ),
      (
        "creating, stubbing, and calling a fake, debug build", "make, stub, call, drop",
        "### Debug build"
      ),
      ("processor time of a clean test build", "processor time", "## A consumer's test builds"),
    ])
  func figures(row: String, measured: String, heading: String) throws {
    let benchmark = Document(path: "Tests/Benchmarks/README.md")
    let cells = try #require(benchmark.cells(inRow: measured, below: heading))
    // After the row's name and the time by hand, each cell ends with what the README shows.
    let figures = try cells.dropFirst(2).map { try #require($0.split(separator: ", ").last) }
    #expect(
      Document.readme.cells(inRow: row, below: "## Comparison")?.dropFirst().map { $0[...] }
        == figures)
  }

  @Test(
    "The README's build times agree with the benchmark",
    arguments: ["clean test build", "build after one test has changed"])
  func buildFigures(build: String) throws {
    let benchmark = Document(path: "Tests/Benchmarks/README.md")
    let figure = try #require(benchmark.figure(after: "\(build) takes "))
    #expect(Document.readme.figure(after: "\(build) takes ") == figure)
  }

  @Test(arguments: Document.comparisons)
  func comparisonsHaveCode(page: Document) {
    #expect(page.codeOnTheRight.count >= 6)
  }

  // Other packages may link to the file, except the README's package, which has to be complete.
  @Test(
    "Samples and tests share one trail store and one fake for it",
    arguments: ["class FakeTrailStore", "protocol TrailStore"])
  func declarationIsInOneFileOnly(declaration: String) {
    let files = ["Examples", "Tests"].flatMap { Document.paths(in: $0, endingWith: ".swift") }
      .filter { !$0.hasPrefix("Examples/QuickStart/") }
      .filter { path in
        let file = Document.root.appendingPathComponent(path).path
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == nil
          && Document(path: path).lines.contains { $0.contains("\(declaration):") }
      }
    let name = declaration.split(separator: " ").last ?? ""
    #expect(files == ["Tests/Hiking/\(name).swift"])
  }
}

extension Document {
  /// The names that an expression captures in lines.
  fileprivate func names(
    of regex: Regex<(Substring, Substring)>, in lines: [String]
  ) -> Set<String> {
    Set(lines.flatMap { $0.matches(of: regex).map { String($0.1) } })
  }

  /// The word after the first occurrence of the words, which may be on several lines.
  fileprivate func figure(after words: String) -> String? {
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    guard let end = text.firstRange(of: words)?.upperBound else { return nil }
    return String(text[end...].prefix { $0 != " " })
  }
}
