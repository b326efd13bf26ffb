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
}
