import GeneratorFixtureParents
import Spry
import SpryTestSupport
import Testing

// `Guide` and `MountainGuide` are internal, like most classes that an app's tests fake.
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

  @Test func inheritedMembersAreFaked() throws {
    let fake = FakeMountainGuide(name: "Dora")
    fake.stub(.lead).andReturn(1)
    fake.stub(.belay).andReturn(false)
    fake.stub(.mood).andReturn("calm")
    #expect(try (fake as Guide).lead(2) == 1)
    #expect(!(fake as MountainGuide).belay())
    #expect((fake as Guide).mood == "calm")
    #expect(FakeMountainGuide.Function.allCases.count { $0 == .lead } == 1)
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

  @Test func genericClassesKeepTheirParameters() {
    let fake = FakeBox<Int>()
    fake.stub(.content).andReturn(3)
    fake.stub(.put).with(4).andReturn(5)
    #expect((fake as Box<Int>).content == 3)
    #expect((fake as Box<Int>).put(4) == 5)
  }

  @Test @MainActor func mainActorClasses() {
    let fake = FakeTrailController()
    fake.stub(.show).andReturn(1)
    fake.stub(.trace).andReturn(2)
    #expect((fake as TrailController).show() == 1)
    #expect((fake as TrailController).trace() == 2)
  }

  @Test func fakesOfSendableClassesAreSendable() throws {
    let fake = FakeJournal()
    fake.stub(.write).andThrow(WalkError.steep(1))
    #expect(throws: WalkError.steep(1)) { try (fake as Journal).write("a") }
  }

  @Test func attributesAndDefaultValues() {
    let fake = FakeThermos()
    let thermos: Thermos = fake
    fake.stub(.level).andReturn(20)
    fake.stub(.pour).with(3, 2).andReturn(1)
    fake.stub(.note).andReturn("noted")
    fake.stub(.hide).with(1, true, 7).andReturn(2)
    #expect(thermos.level == 20)
    #expect(fake.pour(3) == 1)
    #expect(fake.note(isFull: false) == "noted")
    #expect(fake.hide(1, true) == 2)
    #expect(
      fake.didCall(
        .note,
        with: "a, \"b\" (c", Argument.nil, [1, 2], [String: Int](), -1.5, WalkError.closed, false,
        "attributesAndDefaultValues()"
      ).success)
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

  @Test func resultsWithoutAName() {
    let fake = FakeCompass()
    fake.stub(.north).andReturn((some: 1, none: 2))
    #expect((fake as Compass).north(3).none == 2)
    #expect(FakeCompass.Function.allCases.count == 1)
  }

  @Test func protocolsForSubclasses() {
    let fake = FakeMapLayer(scale: 1)
    fake.stub(.highlight).with("Eiger").andReturn(true)
    #expect((fake as any MapLayer).highlight("Eiger"))
    #expect(fake.scale == 1)
  }

  @Test func protocolsForSubclassesOfGenericClasses() {
    let fake = FakeNumberBox()
    fake.stub(.total).andReturn(3)
    #expect((fake as any NumberBox).total() == 3)
    fake.content = 4
    #expect((fake as Box<Int>).content == 4)
  }
}
