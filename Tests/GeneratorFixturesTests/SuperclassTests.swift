import FakeGenerator
import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests fakes of classes that inherit from generic classes.
@Suite struct SuperclassTests {
  @Test func onlyMembersWithKnownTypesAreOverridden() {
    let fake = FakePeakStore<Int>()
    fake.stub(.count).andReturn(4)
    fake.stub(.climb).with(2).andReturn()
    #expect((fake as TrailStoreBase<Int>).count() == 4)
    #expect((fake as TrailStoreBase<Int>).latest == nil)
    fake.climb(2)
    #expect(fake.callCount(of: .climb) == 1)
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
