import Testing

@Suite("The pages of the companion modules list their assertions in a table")
struct AssertionTableTests {
  struct Assertion: Hashable, Sendable {
    let name: String
    /// The labels that narrow down or delay the assertion.
    var labels: Set<String>
  }

  /// The assertions in the list of topics, with the labels of all of their forms.
  private static func topics(of page: Document) -> Set<Assertion> {
    var labels: [String: Set<String>] = [:]
    for line in page.lines {
      let assertion = /^- ``((?:XCTAssert|expect)\w+)\((.*?)\)/
      guard let match = line.firstMatch(of: assertion) else { continue }
      labels[String(match.1), default: []].formUnion(
        ["since:", "within:"].filter { match.2.contains($0) })
    }
    return Set(labels.map { Assertion(name: $0.key, labels: $0.value) })
  }

  /// The assertions in the table.
  private static func rows(of page: Document) -> Set<Assertion> {
    let matches = page.lines.compactMap { $0.firstMatch(of: /^\| `(\w+)` \| .* \| (.*) \|$/) }
    return Set(
      matches.map { match in
        Assertion(
          name: String(match.1), labels: Set(match.2.matches(of: /`(\w+:)`/).map { String($0.1) }))
      })
  }

  @Test(arguments: ["SpryXCTest", "SpryTesting"])
  func tableListsEveryAssertion(module: String) {
    let page = Document(path: "Sources/\(module)/\(module).docc/\(module).md")
    #expect(Self.rows(of: page).count == 9)
    #expect(Self.rows(of: page) == Self.topics(of: page))
  }
}
