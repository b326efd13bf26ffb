import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// What `--typed` adds to a fake stubs and verifies its members.
@Suite struct TypedFakeTests {
  private let courier = FakeTrailCourier(from: "Bern")

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func completionHandlersNeedNoTypes() {
    courier.typed.deliver.stub().andDo { parcel, place, done in
      done(parcel.count + place.count)
      return nil
    }
    let received = Lock(0)
    let task = courier.deliver("box", to: "Bern") { number in received.withLock { $0 = number } }
    #expect(task == nil)
    #expect(received.withLock { $0 } == 7)
    for (parcel, _, done) in courier.typed.deliver.calls {
      #expect(parcel == "box")
      done(9)
    }
    #expect(received.withLock { $0 } == 9)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func argumentsAreThoseThatTheFakePassesOn() async throws {
    let typed = courier.typed
    typed.count.stub().with(3, [1, 2]).andReturn()
    var parcels = 3
    courier.count(&parcels, 1, 2)
    #expect(typed.count.didCall(with: 3, [1, 2]).success)

    typed.weigh.stub().with(.in(1...2)).andReturn(1)
    #expect(courier.weigh(1.5) == 1)

    typed.sort.stub().andReturn()
    try courier.sort { $0 < $1 }
    #expect(typed.sort.callCount == 1)

    typed.fetch.stub().andDo { parcels in ["\(parcels.first)-\(parcels.last)"] }
    #expect(try await courier.fetch((first: 1, last: 2)) == ["1-2"])
    #expect(typed.fetch.calls.map(\.last) == [2])

    typed.search.stub().with([:], [:], 3).andReturn(["Bern": []])
    #expect(courier.search(everyVillage: [:], and: [:], until: 3) == ["Bern": []])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func propertiesAndSubscripts() {
    courier.typed.isAway.stub().andReturn(true)
    courier.typed.place.stub().andReturn("Thun")
    courier.place = "Bern"
    #expect(courier.isAway)
    #expect(courier.place == "Thun")
    #expect(courier.typed.place.calls == ["Bern"])
    courier.typed.subscript.stub().with(2).andReturn("two")
    #expect(courier[2] == "two")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func staticMembersAndInitializers() {
    withOwnStaticFakes {
      let typed = FakeTrailCourier.typed
      typed.hire.stub().with("Anna").andReturn(true)
      typed.motto.stub().andReturn("Fast")
      #expect(FakeTrailCourier.hire("Anna"))
      #expect(FakeTrailCourier.motto == "Fast")
      FakeTrailCourier.motto = "Slow"
      #expect(typed.motto.calls == ["Slow"])
      typed.initializeNumber.stub().with(2).andReturn(false)
      #expect(FakeTrailCourier(number: 2) == nil)
      #expect(FakeTrailCourier(number: 3) != nil)
      _ = FakeTrailCourier(from: "Thun")
      #expect(typed.initializeFrom.calls == ["Thun"])
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func fakesOfActors() async {
    let poster = FakeTrailPoster()
    poster.typed.post.stub().andReturn(4)
    poster.typed.fake.stub().andReturn(Typed())
    #expect(await poster.post(Typed()) == 4)
    #expect(poster.typed.post.callCount == 1)
    _ = await poster.fake()
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test @MainActor func fakesOfTheMainActor() {
    let panel = FakeTrailPanel()
    panel.typed.title.stub().andReturn("Trails")
    panel.typed.show.stub().with("Eiger").andReturn(2)
    #expect(panel.title == "Trails")
    #expect(panel.show("Eiger") == 2)
    withOwnStaticFakes {
      FakeTrailPanel.typed.make.stub().andReturn(3)
      #expect(FakeTrailPanel.make() == 3)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func genericFakes() {
    let cellar = FakeTrailCellar<String>()
    cellar.typed.put.stub().with("wine").andReturn()
    cellar.typed.take.stub().andReturn("wine")
    cellar.put("wine")
    #expect(cellar.take() == "wine")
    #expect(cellar.typed.put.calls == ["wine"])
    withOwnStaticFakes {
      FakeTrailCellar<Int>.typed.dig.stub().andReturn(1)
      #expect(FakeTrailCellar<Int>.dig() == 1)
    }
  }
}
