import FakeGenerator
import GeneratorFixtureParents
import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests fakes of classes that inherit from generic classes.
@Suite struct SuperclassTests {
  @Test func inheritedMembersHaveTheTypesOfTheSubclass() {
    let fake = FakeHutStore()
    let store: HutStore = fake
    let entry = HutStore.Entry(beds: 3)
    fake.stub(.latest).andReturn([entry])
    fake.stub(.load).andReturn([[entry]])
    fake.stub(.keep).andReturn(("a", [entry]))
    fake.stub(.count).andReturn(4)
    fake.stub(.subscript).with("Bern").andReturn(entry)
    fake.stub(.open).andReturn(false)
    #expect(store.latest == [entry])
    #expect(store.load([], then: { _ in }) == [[entry]])
    #expect(store.keep("b", with: [])?.1 == [entry])
    #expect(store.count() == 4)
    #expect(store["Bern"] == entry)
    #expect(!store.open())
    withOwnStaticFakes {
      FakeHutStore.stub(.make).with([[entry], []]).andReturn(9)
      #expect(FakeHutStore.make([entry], []) == 9)
    }
  }

  @Test func inheritedMembersHaveTheGenericParametersOfTheSubclass() {
    let fake = FakePeakStore<Int>()
    fake.stub(.latest).andReturn(7)
    fake.stub(.climb).with(2).andReturn()
    #expect((fake as TrailStoreBase<Int>).latest == 7)
    fake.climb(2)
    #expect(fake.callCount(of: .climb) == 1)
  }

  @Test func resultOfTypeSelfIsTheFakeInCalls() {
    let fake = FakePeakStore<Int>()
    let other = FakePeakStore<Int>()
    fake.stub.copy().andReturn(other)
    #expect((fake as PeakStore<Int>).copy() === other)
  }

  @Test func inheritedMembersHaveTypesOfAnotherModule() {
    let fake = FakeHutGuestBook()
    let book: GuestBook<GeneratorFixtureParents.Pass, [MapView]> = fake
    let view = MapView(scale: 7)
    fake.stub.sign(on: [view]).andReturn(GeneratorFixtureParents.Pass())
    #expect(book.sign(GeneratorFixtureParents.Pass(), on: [view]) != nil)
    #expect(fake.callCount(of: .sign) == 1)
  }

  @Test(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  func membersWithUnknownTypesAreOmitted() async throws {
    let result = try await FixtureCommand.result(["HandlerStore"])
    #expect(
      result.diagnostics.map(\.text)
        == ["latest", "load(_:then:)", "keep(_:with:)", "make(_:)"].map { title in
          "warning: HandlerStore.\(title) is omitted: it is inherited from TrailStoreBase, whose "
            + "generic arguments are unknown; to include it, override it in the class"
        })
    #expect(result.files[0].text.contains("override func count() -> Int {"))
  }
}
