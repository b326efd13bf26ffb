import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

@Suite struct NameTests {
  @Test func namesInBackticks() {
    let fake = FakeSignposts()
    let signposts: any Signposts = fake
    fake.stub(.summitHeight).andReturn(4_478)
    fake.stub(.walkTo).with(`mountain hut`(), [`mountain hut`](), true).andReturn(1)
    fake.stub(.sign).andReturn(2)
    #expect(signposts.`summit height` == 4_478)
    #expect(signposts.`walk to`(`mountain hut`(), `by way of`: [], `no rest`: true) == 1)
    #expect(signposts.sign(.wooden, Sign.self, `inout`: Sign.`default`()) == 2)
  }

  @Test func namesThatFakesUse() throws {
    let fake = FakeSignposts()
    var signposts: any Signposts = fake
    fake.stub(.mix).with(1, 2).andReturn(3)
    fake.stub(.tell).with(1, 2, 3, 4, 5).andReturn(6)
    fake.stub(.subscript).with(1).andReturn("north")
    #expect(signposts.mix(1, 2) == 3)
    #expect(try signposts.tell(1, spryify: 2, recordCall: 3, value: 4, for: 5) == 6)
    #expect(signposts[1] == "north")
    signposts[2] = "south"
    #expect(fake.didCall(.subscript, with: 2, "south").success)
  }

  @Test func labelsThatAreUnderscores() {
    let fake = FakeSignposts()
    fake.stub(.point).with(1, 2).andReturn()
    (fake as any Signposts).point(`_`: 1, 2)
    #expect(fake.didCall(.point, with: 1, 2).success)
  }

  @Test func resultBuildersAreRepeated() {
    let fake = FakeRoutePlanner()
    let planner: any RoutePlanner = fake
    fake.stub(.route).andReturn(["Bern"])
    fake.stub(.stops).with(1).andReturn(["Thun"])
    fake.stub(.plan).andDo { arguments in (arguments[0] as? () -> [String])?().count ?? 0 }
    fake.stub(.planWith).andReturn(2)
    fake.stub(.planDaysStops).with(3, Argument.anything).andReturn(4)
    #expect(planner.route + planner.stops(on: 1) == ["Bern", "Thun"])
    let count = planner.plan {
      "Thun"
      "Spiez"
    }
    #expect(count == 2)
    #expect(planner.plan(with: { "Spiez" }) == 2)
    #expect(planner.plan(days: 3, stops: { "Spiez" }) == 4)
  }
}
