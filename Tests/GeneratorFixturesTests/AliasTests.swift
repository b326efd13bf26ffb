import Spry
import Testing

@testable import GeneratorFixtures

/// Generic fakes have the type aliases of their protocols.
@Suite struct AliasTests {
  @Test func aliasesOfTheProtocol() {
    let fake = FakeTrailIndexing<String, [[String]]>()
    let handled = FakeClosure()
    fake.stub.add(["Eiger"]).andDo { entries, then in
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
    #expect(fake.calls.pages([1: ["a"]]).callCount == 1)
  }

  @Test func inheritedAliases() {
    let fake = FakeTrailRegister<Int, [[Int]]>()
    fake.stub(.merge).with([1]).andReturn([1, 2])
    #expect(fake.merge([1]) == [1, 2])
    let numbers = FakeNumberRegister<[[Int]]>()
    numbers.stub(.merge).with([3]).andReturn([3, 4])
    #expect(numbers.merge([3]) == [3, 4])
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

  @Test func requirementsMayBeRestatedWithOtherTypes() {
    struct Guide: Leading {}
    let fake = FakeTrailTeam<Guide, Int>()
    fake.stub(.namesLeader).andReturn([1])
    fake.stub(.namesTeamLeader).andReturn(["Anna"])
    #expect(fake.names(of: Guide()) == [1])
    #expect(fake.names(of: TeamLeader()) == ["Anna"])
  }
}
