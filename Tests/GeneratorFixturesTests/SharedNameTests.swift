import Foundation
import GeneratorFixtureParents
import GeneratorFixtures
import Spry
import Testing

/// Tests fakes of types with shared names; most of all, they have to compile.
@Suite struct SharedNameTests {
  @Test func typeWithTheNameOfAFoundationType() {
    let fake = FakeStream()
    fake.stub(.cross).andReturn(fake)
    #expect((fake as any GeneratorFixtures.Stream).cross(Bridge(), at: .distantPast) is FakeStream)
    #expect(fake.didCall(.cross, with: Bridge(), Argument.anything).success)
  }

  @Test func typeWithTheNameOfATypeInAnotherModule() {
    let fake = FakeRanger()
    fake.stub(.meet).with(Argument.anything, GeneratorFixtures.Pass()).andReturn()
    (fake as any Ranger).meet(FakePeak(), on: GeneratorFixtures.Pass())
    #expect(fake.callCount(of: .meet) == 1)
  }

  @Test func typeWithTheNameOfAStandardLibraryType() {
    let picnic = FakePicnic()
    picnic.stub(.cut).with(GeneratorFixtures.Slice()).andReturn()
    picnic.stub(.share).andReturn(Swift.Slice(base: [1, 2], bounds: 1..<2))
    (picnic as any Picnic).cut(GeneratorFixtures.Slice())
    #expect(Array((picnic as any Picnic).share()) == [2])
    let buffet = FakeBuffet()
    buffet.stub(.share).andReturn(Swift.Slice(base: [3], bounds: 0..<1))
    #expect(Array((buffet as any Buffet).share()) == [3])
  }
}
