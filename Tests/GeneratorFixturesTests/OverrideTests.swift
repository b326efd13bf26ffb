import Foundation
import Spry
import SpryTestSupport
import Testing

// The classes are internal, like most classes in apps.
@testable import GeneratorFixtures

@Suite struct OverrideTests {
  @Test func lastOverrideIsOverridden() async throws {
    let fake = FakeRidge()
    let end = Ridge()
    fake.stub(.end).andReturn(end)
    fake.stub(.fork).with(1).andReturn(end)
    fake.stub(.join).andReturn(2)
    fake.stub(.mark).with("x").andReturn("y")
    fake.stub(.walk).andReturn(3)
    fake.stub(.subscript).with(4).andReturn(end)
    let path: Path = fake
    #expect(path.end === end)
    #expect(path.fork(1) === end)
    #expect(path.join(end) == 2)
    #expect(path.mark("x") == "y")
    #expect(try await path.walk() == 3)
    #expect(path[4] === end)
    #expect(path.name() == "ridge")
  }

  @Test func membersOfNSObjectAreNotFaked() {
    let fake = FakeSignpost()
    fake.stub(.point).andReturn("south")
    #expect((fake as Signpost).point() == "south")
    #expect(fake == fake)
    #expect(fake != FakeSignpost())
    #expect(Set([fake, fake]) == [fake])
    #expect("\(fake)" == "a signpost")
  }

  @Test func internalSettersAreNotFaked() {
    let fake = FakeLogbook()
    fake.stub(.pages).andReturn(2)
    fake.stub(.author).andReturn("Ben")
    fake.stub(.title).andReturn("Walks")
    let book: Logbook = fake
    book.pages = 3
    #expect(book.pages == 2)
    #expect([book.author, book.title] == ["Ben", "Walks"])
    #expect(fake.didCall(.pages, with: 3).success)
  }

  @Test func settersOfPropertiesWithTheSameNames() {
    let fake = FakeNotebook()
    (fake as Notebook).author = "Ben"
    #expect(fake.didCall(.author, with: "Ben").success)
  }

  @Test func defaultValuesAreRepeated() {
    let fake = FakeTrailEstimator()
    fake.stub(.estimate).andReturn(3)
    #expect(fake.estimate(limit: 4) == 3)
    #expect(
      fake.didCall(
        .estimate,
        with: ["Gemmi": 2], ["Eiger": [1], "Bern": []], 4, Double.pi, (1, "Bern"),
        TrailEstimator.Pace.slow
      ).success)
    fake.stub(.guess).with(3).andReturn(9)
    #expect((fake as TrailEstimator).guess() == 9)
  }

  @Test func protocolsForSubclassesOfNSObject() {
    let fake = FakeSignpostDelegate()
    fake.stub(.turned).andReturn()
    (fake as any SignpostDelegate).turned(FakeSignpost())
    #expect(fake.callCount(of: .turned) == 1)
    #expect(fake.isEqual(fake))
    #expect(Set([fake, fake]) == [fake])
  }
}
