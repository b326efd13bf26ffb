import GeneratorFixtureParents
import Spry
import SpryTestSupport
import Testing

// `Guide` is internal, like most classes that an app's tests fake.
@testable import GeneratorFixtures

@Suite struct ClassTests {
  @Test func overridableMembersAreOverridden() async throws {
    let fake = FakeGuide(name: "Anna")
    let guide: Guide = fake
    fake.stub(.rank).andReturn(9)
    fake.stub(.tours).andReturn(4)
    fake.stub(.badge).andReturn("gold")
    fake.stub(.friend).andReturn(fake)
    fake.stub(.mood).andReturn("great")
    fake.stub(.lead).with(3, true).andReturn(2)
    fake.stub(.rest).andReturn()
    fake.stub(.subscript).with(1).andReturn("monday")
    fake.stub(.copy).andReturn(fake)
    guide.rank = 5
    #expect([guide.rank, guide.tours] == [9, 4])
    #expect(guide.badge == "gold")
    #expect(guide.friend === fake)
    #expect(guide.mood == "great")
    #expect(try guide.lead(3) == 2)
    await guide.rest()
    #expect(guide[1] == "monday")
    #expect(guide.copy() === fake)
    #expect(fake.didCall(.rank, with: 5).success)
    #expect(guide.name == "Anna")
    #expect(guide.sleep() == 8)
  }

  @Test func classMembersAreFaked() {
    withOwnStaticFakes {
      FakeGuide.stub(.headCount).andReturn(7)
      FakeGuide.stub(.hire).with("Ben").andReturn(false)
      let type: Guide.Type = FakeGuide.self
      #expect(type.headCount == 7)
      #expect(!type.hire("Ben"))
      #expect(FakeGuide.callCount(of: .hire) == 1)
    }
  }

  @Test func initializersAreKept() throws {
    #expect(FakeGuide(id: 3).name == "3")
    #expect(try FakeGuide(parsing: "Carl").name == "Carl")
    #expect(FakeGuide().name == "")
  }

  @Test func superclassesInOtherModules() {
    let fake = FakeTrailMap(scale: 50_000)
    fake.stub(.draw).with("huts").andReturn(true)
    fake.stub(.zoom).andReturn(2.0)
    fake.stub(.title).andReturn("Huts")
    #expect((fake as MapView).draw("huts"))
    #expect(fake.zoom(1) == 2)
    #expect((fake as MapView).title == "Huts")
    #expect(fake.notOpen() == 50_000)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func observableClassesCanBeFaked() {
    let fake = FakeBarometer()
    let barometer: Barometer = fake
    fake.stub(.pressure).andReturn(990)
    fake.stub(.tap).andReturn(false)
    barometer.pressure = 1_000
    #expect(barometer.pressure == 990)
    #expect(!barometer.tap())
    #expect(fake.didCall(.pressure, with: 1_000).success)
  }
}
