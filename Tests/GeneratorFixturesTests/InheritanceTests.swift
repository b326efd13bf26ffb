import Foundation
import GeneratorFixtureParents
import Spry
import SpryTestSupport
import Testing

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

  @Test func compositionsWithAClass() {
    let fake = FakeHashableMap(scale: 1)
    #expect(Set<FakeHashableMap>([fake, fake]).count == 1)
    #expect((fake as MapView).scale == 1)
  }
}
