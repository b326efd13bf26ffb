import Spry
import Testing

@testable import GeneratorFixtures

/// Generic fakes have the type aliases of their protocols.
@Suite struct AliasTests {
  @Test func aliasesOfTheProtocol() {
    let fake = FakeTrailIndexing<String, [[String]]>()
    let handled = FakeClosure()
    fake.stub(.add).andDo { (entries: [String], then: @escaping @Sendable ([String]) -> Void) in
      then(entries)
      return ["all"]
    }
    fake.stub(.pages).with([1: ["a"]]).andReturn(["b": ["c"]])
    fake.stub(.groups).andReturn([["Eiger"], []])
    fake.stub(.all).andReturn(["Gemmi"])
    #expect(fake.add(["Eiger"], then: handled.closure()) == ["all"])
    #expect(handled.didCall(.call, with: ["Eiger"]).success)
    #expect(fake.pages([1: ["a"]]) == ["b": ["c"]])
    #expect(fake.groups() == [["Eiger"], []])
    #expect(fake.all == ["Gemmi"])
    #expect(fake.callCount(of: .pages) == 1)
  }

  private struct Height: TrailFielding {
    typealias Model = Peak
  }

  private struct Peak { let height = Height() }

  @Test func associatedTypesThatCannotBeInferredHaveAnAlias() {
    let peak = FakeTrailAliasing<Peak>()
    peak.stub(.subscript).andReturn(AliasedField<FakeTrailAliasing<Peak>, Height>(name: "height"))
    #expect(peak.height.name == "height")
  }
}
