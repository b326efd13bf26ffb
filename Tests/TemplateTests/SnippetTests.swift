import SpryXCTest
import Testing

@testable import Hiking

/// Tests the snippets and the file in `Filled` that is written with them.
struct SnippetTests {
  @Test("There is a snippet for each part of a fake and of its use")
  func snippetsAreThere() throws {
    let prefixes = try Snippet.all.mapValues(\.prefix)
    #expect(
      prefixes == [
        "Spry fake": "spryfake",
        "Spry function": "spryfunction",
        "Spry throwing function": "sprythrowing",
        "Spry async function": "spryasync",
        "Spry async throwing function": "spryasyncthrowing",
        "Spry property": "spryproperty",
        "Spry static function": "sprystatic",
        "Spry stub": "sprystub",
        "Spry assertion": "spryreceived",
        "Spry expectation": "spryexpect",
        "Spry closure": "spryclosure",
        "Spry closure assertion": "sprycalled",
      ])
  }

  @Test("Every snippet has a description and is offered only in Swift files")
  func snippetsAreDescribed() throws {
    for (name, snippet) in try Snippet.all {
      #expect(snippet.scope == "swift", "\(name)")
      #expect(!snippet.description.isEmpty, "\(name)")
      #expect(!snippet.body.isEmpty, "\(name)")
    }
  }

  @Test("The README mentions every prefix")
  func prefixesAreDocumented() throws {
    let text = try Checkout.text(of: "Templates/README.md")
    let documented = text.matches(of: /`(spry[a-z]+)`/).map { String($0.1) }
    let prefixes = try Snippet.all.values.map(\.prefix)
    #expect(documented.sorted() == prefixes.sorted())
  }

  @Test("Every snippet's lines are compiled here")
  func snippetsAreCompiled() throws {
    let compiled = try Checkout.text(of: "Tests/TemplateTests/Filled/SnippetFakes.swift")
    for (name, snippet) in try Snippet.all {
      let lines = snippet.expansion(indentedBy: name == "Spry fake" ? 0 : 2)
      let isCompiled = compiled.contains("\n" + lines)
      #expect(isCompiled, "SnippetFakes.swift should have these lines of \(name):\n\(lines)")
    }
  }

  @Test("A snippet's tab stops become their defaults")
  func tabStopsExpand() {
    let snippet = Snippet(
      scope: "swift", prefix: "", description: "",
      body: ["func ${1:trails}(${2:region}: ${3:[String]}) {", "", "  $1($2)", "}"])
    #expect(
      snippet.expansion(indentedBy: 2) == """
          func trails(region: [String]) {

            trails(region)
          }

        """)
  }

  @Test("The fake from the snippets returns stubbed values and records its calls")
  func snippetFakeWorks() {
    let map = FakeTrailMap()
    stubTrails(of: map)
    #expect((map as any TrailMap).trails(region: "Bern") == [])
    assertTrails(of: map)
    #expect(map.didCall(.trails, with: "Bern", countSpecifier: .once).success)
    #expect(!map.didCall(.trails, with: "Thun").success)
  }

  @Test("The members from the snippets return stubbed values and record their calls")
  func snippetMembersWork() async throws {
    let fake = FakeHike()
    fake.stub(.region).andReturn("Oberland")
    fake.stub(.trails).with("Bern").andReturn([Trail.eiger])
    fake.stub(.length).andThrow(TrailError.closed)
    fake.stub(.forecast).with(1).andReturn("sunny")
    fake.stub(.closures).andReturn(["Gemmi Pass"])
    FakeHike.stub(.open).andReturn(true)
    defer { FakeHike.resetCallsAndStubs() }

    fake.region = "Valais"
    #expect(fake.region == "Oberland")
    #expect(fake.trails(region: "Bern") == [.eiger])
    #expect(throws: TrailError.closed) { try fake.length(trail: .eiger) }
    #expect(await fake.forecast(day: 1) == "sunny")
    #expect(try await fake.closures(day: 2) == ["Gemmi Pass"])
    #expect(FakeHike.open(path: "trails.gpx"))

    #expect(fake.didCall(.region, with: "Valais", countSpecifier: .once).success)
    #expect(fake.didCall(.trails, with: "Bern", countSpecifier: .once).success)
    #expect(fake.didCall(.length, with: Trail.eiger, countSpecifier: .once).success)
    #expect(fake.didCall(.forecast, with: 1, countSpecifier: .once).success)
    #expect(fake.didCall(.closures, with: 2, countSpecifier: .once).success)
    #expect(FakeHike.didCall(.open, with: "trails.gpx", countSpecifier: .once).success)
  }
}
