import FakeGenerator
import Testing

/// Tests the suggestions for misspelled names.
@Suite struct NameSuggestionTests {
  private func nearest(to name: String, among candidates: [String]) throws -> String? {
    var trails = GraphBuilder("Trails")
    for candidate in candidates { trails.type("protocol \(candidate)") }
    let diagnostics = try result([name], [trails]).diagnostics
    guard case .unknownName(_, let nearest, _)? = diagnostics.first?.cause else { return nil }
    return nearest
  }

  @Test func nameWithTheFewestChangesIsSuggested() throws {
    #expect(try nearest(to: "TrialStore", among: ["TrailScore", "TrailStore"]) == "TrailStore")
  }

  @Test func capitalLettersDoNotMatter() throws {
    #expect(try nearest(to: "trailstore", among: ["trailscore", "TrailStore"]) == "TrailStore")
  }

  @Test func equallySimilarNamesAreSuggestedInAlphabeticalOrder() throws {
    #expect(try nearest(to: "Hit", among: ["Hut", "Hat"]) == "Hat")
  }

  @Test func aThirdOfTheLettersAndAtLeastTwoMayBeWrong() throws {
    // 9 letters, 3 and 4 of them wrong.
    #expect(try nearest(to: "abcdefghi", among: ["abcdefxyz"]) == "abcdefxyz")
    #expect(try nearest(to: "abcdefghi", among: ["abcdewxyz"]) == nil)
    // 3 letters, 2 and 3 of them wrong.
    #expect(try nearest(to: "Hut", among: ["Hay"]) == "Hay")
    #expect(try nearest(to: "Hut", among: ["Bay"]) == nil)
  }

  @Test func missingAndExtraLettersCountOnce() throws {
    #expect(try nearest(to: "Guide", among: ["Guides"]) == "Guides")
    #expect(try nearest(to: "Guide", among: ["Guid"]) == "Guid")
    #expect(try nearest(to: "Guide", among: ["MyGuide"]) == "MyGuide")
    #expect(try nearest(to: "Guide", among: ["OurGuide"]) == nil)
  }
}
