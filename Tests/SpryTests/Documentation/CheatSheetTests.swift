import Foundation
import Testing

/// Checks the tables of the cheat sheet; `.ci/articles` compiles their code.
struct CheatSheetTests {
  private static let headings = ["code", "matcher", "XCTest", "Swift Testing"]

  @Test(arguments: headings + ["failure"])
  func cheatSheetHasATableForEachHeading(heading: String) {
    #expect(!Document.cheatSheet.code(under: heading).isEmpty)
  }

  @Test(
    "Each failure is one that Spry prints",
    arguments: Document.cheatSheet.code(under: "failure"))
  func failuresArePrinted(failure: DocumentSample) {
    #expect(PinnedFailures.contains(failure.lines), "\(failure.text)")
  }

  @Test func cheatSheetListsEveryMatcher() {
    let matchers = Self.names(
      of: /public static (?:func|var) `?(\w+)/, in: "Sources/Spry/Matching/Argument")
    #expect(matchers.count > 15)
    let code = Document.cheatSheet.code(under: "matcher").map(\.text)
    #expect(matchers == Self.names(of: /\bArgument\.(\w+)/, in: code))
  }

  @Test(
    "The cheat sheet lists every assertion of both frameworks",
    arguments: [("XCTest", "XCTAssert"), ("Swift Testing", "expect")])
  func cheatSheetListsEveryAssertion(framework: String, prefix: String) throws {
    let module = framework == "XCTest" ? "SpryXCTest" : "SpryTesting"
    let assertions = Self.names(of: /public func (\w+)/, in: "Sources/\(module)/")
      .filter { $0.hasPrefix(prefix) }
    #expect(assertions.count == 9)
    let code = Document.cheatSheet.code(under: "XCTest").map(\.text)
    let listed = Self.names(of: /^XCTAssert(\w+)\(/, in: code)
    #expect(assertions == Set(listed.map { prefix + $0 }))
  }

  /// The matches of a pattern in the sources whose paths have a prefix.
  private static func names(
    of pattern: Regex<(Substring, Substring)>, in prefix: String
  ) -> Set<String> {
    let paths = Document.paths(in: "Sources", endingWith: ".swift")
    return names(
      of: pattern, in: paths.filter { $0.hasPrefix(prefix) }.flatMap { Document(path: $0).lines })
  }

  /// The matches of a pattern in the lines.
  private static func names(
    of pattern: Regex<(Substring, Substring)>, in lines: [String]
  ) -> Set<String> {
    Set(lines.flatMap { line in line.matches(of: pattern).map { String($0.1) } })
  }
}
