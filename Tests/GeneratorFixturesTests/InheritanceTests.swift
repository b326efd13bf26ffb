import Foundation
import GeneratorFixtureParents
import Spry
import SpryTestSupport
import Testing

// `InternalTrail`, its step, and `PlainTrail` are internal, to test the fakes of such types.
@testable import GeneratorFixtures

@Suite struct InheritanceTests {
  @Test func parentsInOtherModulesAndTheStandardLibrary() {
    let fake = FakePeak()
    let peak: any Peak = fake
    fake.stub(.name).andReturn("Eiger")
    fake.stub(.rename).andReturn()
    fake.stub(.climb).andReturn(3_967)
    peak.rename("Mönch")
    #expect(peak.name == "Eiger")
    #expect(peak.shout() == "EIGER")
    #expect(peak.climb() == 3_967)
    #expect(fake == fake)
    #expect(fake != FakePeak())
    #expect(Set([fake, fake]).count == 1)
    #expect(fake.id == ObjectIdentifier(fake))
    #expect(fake.description == "FakePeak")
    #expect(fake.didCall(.rename, with: "Mönch").success)
  }

  @Test func requirementRedeclaredWithASetterIsOneMember() {
    let fake = FakeLake()
    var lake: any Lake = fake
    fake.stub(.name).andReturn("Thun")
    lake.name = "Brienz"
    #expect(lake.name == "Thun")
    #expect(FakeLake.Function.allCases == [.name, .depth, .rename])
  }

  @Test func membersOfADiamondOfProtocolsAreFakedOnce() {
    let fake = FakeWater()
    fake.stub(.climb).andReturn(1)
    #expect((fake as any Water).climb() == 1)
    #expect(FakeWater.Function.allCases == [.name, .depth, .rename, .climb])
  }

  @Test func parentsWithDifferentEffects() async throws {
    let fake = FakeTransport(line: 311)
    fake.stub(.seats).andReturn(40)
    fake.stub(.ride).with("Mürren").andReturn(20)
    fake.stub(.board).andThrow(WalkError.closed)
    fake.stub(.pay).with(5).andReturn()
    #expect(try await (fake as any Bus).seats == 40)
    #expect((fake as any Train).seats == 40)
    #expect(try (fake as any Bus).ride(to: "Mürren") == 20)
    #expect((fake as any Train).ride(to: "Mürren") == 20)
    #expect(throws: WalkError.closed) { try (fake as any Train).board() }
    try await (fake as any Bus).pay(5)
    #expect(fake.callCount(of: .pay) == 1)
  }

  @Test func codableComparableAndIdentifiable() {
    withOwnStaticFakes {
      let fake = FakeRiver()
      let id = UUID()
      fake.stub(.id).andReturn(id)
      fake.stub(.encode).andThrow(WalkError.closed)
      fake.stub(.flow).andReturn(Data([1]))
      FakeRiver.stub(.isLess).andReturn(true)
      FakeRiver.stub(.initialize).andThrow(WalkError.steep(1))
      #expect((fake as any River).id == id)
      #expect(fake < fake)
      #expect(fake.flow(since: Date()) == Data([1]))
      #expect(throws: WalkError.closed) { try JSONEncoder().encode(fake) }
      #expect(throws: WalkError.steep(1)) {
        try JSONDecoder().decode(FakeRiver.self, from: Data("1".utf8))
      }
    }
  }

  @Test func identifiersOfOtherTypes() {
    let marked = FakeMarked<String>()
    marked.stub(.id).andReturn("red")
    marked.stub(.repaint).with("white").andReturn(1)
    #expect((marked as any Marked<String>).id == "red")
    #expect(marked.repaint("white") == 1)
    let numbered = FakeNumbered<Int>()
    numbered.stub(.id).andReturn(3)
    numbered.stub(.find).with(4).andReturn(true)
    #expect((numbered as any Numbered).id.description == "3")
    #expect(numbered.find(4))
  }

  @Test func compositionsWithAClass() {
    let fake = FakeHashableMap(scale: 1)
    #expect(Set<FakeHashableMap>([fake, fake]).count == 1)
    #expect((fake as MapView).scale == 1)
  }

  @Test func compositionsHaveTheMembersOfAllProtocols() {
    let fake = FakeNamedAndSendable()
    fake.stub(.name).andReturn("both")
    #expect((fake as any NamedAndSendable).name == "both")
  }

  @Test func nestedProtocolsAreFakedByTheirName() {
    let fake = FakeOuterInner()
    fake.stub(.stay).andReturn(Outer.Nights())
    #expect((fake as any Outer.Inner).stay() == Outer.Nights())
  }

  @Test func nonpublicProtocols() {
    let fake = FakeInternalTrail()
    fake.stub(.run).with(InternalStep()).andReturn(1)
    #expect((fake as any InternalTrail).run(InternalStep()) == 1)
    let packageFake = FakePackageTrail()
    packageFake.stub(.run).andReturn(2)
    #expect((packageFake as any PackageTrail).run() == 2)
    let plain = FakePlainTrail()
    plain.stub(.run).andReturn(3)
    #expect((plain as any PlainTrail).run() == 3)
  }
}
