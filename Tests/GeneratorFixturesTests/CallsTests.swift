import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests stubbing and verifying members with the `calls` of a generated fake.
@Suite struct CallsTests {
  private let courier = FakeTrailCourier(from: "Bern")
  private var calls: FakeTrailCourier.Calls { courier.calls }

  @Test func valuesMatchersAndLiteralsCanBeMixed() {
    let place = "Bern"
    calls.search(everyVillage: .hasCount(1), and: .anything, until: 3).stub().andReturn(["both": []]
    )
    calls.search(until: .in(1...2)).stub().andReturn(["until": []])
    calls.search().stub().andReturn([:])
    #expect(courier.search(everyVillage: ["a": []], and: [:], until: 3)["both"] != nil)
    #expect(courier.search(everyVillage: [:], and: [:], until: 2)["until"] != nil)
    #expect(courier.search(everyVillage: [:], and: [:], until: 4).isEmpty)

    calls.find(fake: "a", in: place, for: 1).stub().andReturn(true)
    calls.find(fake: .hasPrefix("b"), for: 2).stub().andReturn(true)
    calls.find().stub().andReturn(false)
    #expect(courier.find(fake: "a", in: "Bern", for: 1))
    #expect(courier.find(fake: "bc", in: "Thun", for: 2))
    #expect(!courier.find(fake: "c", in: "Thun", for: 2))
    #expect(calls.find(in: "Thun").callCount == 2)
    #expect(calls.find(fake: .hasSuffix("c"), in: .equal(to: "Thun")).callCount == 2)
    #expect(calls.find(fake: "a", in: place, for: 2).didCall(countSpecifier: .never).success)
  }

  @Test func nilIsAValue() {
    calls.note().stub().andReturn()
    courier.note(nil, level: 2)
    courier.note("a", level: nil)
    #expect(calls.note(nil, level: 2).callCount == 1)
    #expect(calls.note("a", level: nil).callCount == 1)
    #expect(calls.note(.anything, level: nil).callCount == 1)
    #expect(calls.note(nil).callCount == 1)
    #expect(calls.note(.nonNil).callCount == 1)
    #expect(calls.note().callCount == 2)
  }

  @Test func completionHandlersNeedNoTypeAnnotations() {
    let box = "box"
    calls.deliver(box, to: "Bern").stub().andDo { parcel, place, done in
      done(parcel.count + place.count)
      return nil
    }
    let received = Lock(0)
    let task = courier.deliver("box", to: "Bern") { number in received.withLock { $0 = number } }
    #expect(task == nil)
    #expect(received.withLock { $0 } == 7)
    for (parcel, _, done) in calls.deliver().arguments() {
      #expect(parcel == "box")
      done(9)
    }
    #expect(received.withLock { $0 } == 9)
  }

  @Test func argumentsAreThoseTheFakeRecords() async throws {
    calls.count(3, [1, 2]).stub().andReturn()
    var parcels = 3
    courier.count(&parcels, 1, 2)
    #expect(calls.count(3, [1, 2]).callCount == 1)
    #expect(calls.count(.in(2...), .hasCount(2)).arguments().map(\.1) == [[1, 2]])

    calls.weigh(.in(1...2)).stub().andReturn(1)
    #expect(courier.weigh(1.5) == 1)

    calls.sort().stub().andThrow(CourierError.late)
    #expect(throws: CourierError.late) { try courier.sort { $0 < $1 } }
    #expect(calls.sort().callCount == 1)

    calls.repeating().stub().andReturn(4)
    #expect(courier.repeating { 3 } == 4)
  }

  @Test func membersThatThrowAndWait() async throws {
    calls.fetch(.where(\.first, 1)).stub().andDo { parcels in ["\(parcels.first)-\(parcels.last)"] }
    calls.fetch((first: 2, last: 2)).stub().andThrow(.lost)
    #expect(try await courier.fetch((first: 1, last: 2)) == ["1-2"])
    await #expect(throws: CourierError.lost) { try await courier.fetch((first: 2, last: 2)) }
    #expect(calls.fetch().arguments().map(\.last) == [2, 2])

    calls.pace.stub().andReturn(3).thenThrow(.late)
    #expect(try await courier.pace == 3)
    await #expect(throws: CourierError.late) { try await courier.pace }
  }

  @Test func objectsAreComparedByIdentity() {
    final class Walker: CourierWalker {}
    let walker = Walker()
    let other: any CourierWalker = Walker()
    calls.follow(walker).stub().andReturn()
    courier.follow(walker)
    #expect(calls.follow(walker).callCount == 1)
    #expect(calls.follow(.identical(to: walker)).callCount == 1)
    #expect(calls.follow(other).didCall(countSpecifier: .never).success)
  }

  @Test func expectationsAndOrder() {
    calls.rest().stub().andReturn()
    let expectation = calls.rest().expect(countSpecifier: 2)
    let set = calls.place.set("Thun").expect()
    courier.rest()
    #expect(!expectation.isMet)
    courier.rest()
    courier.place = "Thun"
    #expect(expectation.isMet)
    #expect(set.isMet)
    #expect(courier.verify())
  }

  @Test func propertiesAndSubscripts() {
    calls.isAway.stub().andReturn(true)
    calls.place.stub().andReturn("Thun")
    courier.place = "Bern"
    #expect(courier.isAway)
    #expect(courier.place == "Thun")
    #expect(calls.place.callCount == 1)
    #expect(calls.place.set("Bern").callCount == 1)
    #expect(calls.place.set(nil).didCall(countSpecifier: .never).success)
    #expect(calls.place.set(.hasPrefix("B")).arguments() == ["Bern"])

    calls.subscript(2).stub().andReturn("two")
    calls.subscript(name: "x").stub().andReturn("y")
    #expect(courier[2] == "two")
    #expect(courier[name: "x"] == "y")
    courier[name: "x"] = "z"
    courier[name: "y"] = "z"
    #expect(calls.subscript(name: "x", set: "z").callCount == 1)
    #expect(calls.subscript(set: .anything).arguments().map(\.0) == ["x", "y"])
    #expect(calls.subscript(name: .anything).arguments() == ["x"])
  }

  @Test func staticMembersAndInitializers() {
    withOwnStaticFakes {
      let calls = FakeTrailCourier.calls
      calls.hire("Anna").stub().andReturn(true)
      calls.motto.stub().andReturn("Fast")
      #expect(FakeTrailCourier.hire("Anna"))
      #expect(FakeTrailCourier.motto == "Fast")
      FakeTrailCourier.motto = "Slow"
      #expect(calls.motto.set("Slow").callCount == 1)
      calls.initialize(number: 2).stub().andReturn(false)
      #expect(FakeTrailCourier(number: 2) == nil)
      #expect(FakeTrailCourier(number: 3) != nil)
      #expect(calls.initialize(number: .in(3...)).callCount == 1)
      let other = FakeTrailCourier(from: "Thun")
      #expect(calls.initialize(from: "Thun").callCount == 1)
      calls.plus(courier, 2).stub().andReturn(true)
      calls.plus(.anything, 2).stub().andReturn(false)
      #expect(courier + 2)
      #expect(!(other + 2))
      #expect(calls.plus().callCount == 2)
    }
  }

  @Test func overloads() async {
    let board = FakeTrailBoard()
    board.calls.display(true).stub().andReturn()
    board.calls.displayStringArray().stub().andReturn()
    board.display(true)
    board.display(["Eiger"])
    #expect(board.calls.display(["Eiger"]).callCount == 1)
    #expect(board.calls.displayBool(.anything).callCount == 1)

    board.calls.cancelInt().stub().andReturn(1)
    board.calls.cancelString().stub().andReturn("one")
    #expect(board.cancel() == 1)
    #expect(board.cancel() == "one")

    board.calls.reset(to: 1).stub().andReturn(2)
    board.calls.resetAsync().stub().andReturn(3)
    let reset: (Int) -> Int = board.reset
    #expect(reset(1) == 2)
    #expect(await board.reset(to: 1) == 3)

    board.calls.keep(1).stub().andReturn()
    board.calls.keepSomeHashable("a").stub().andReturn()
    board.keep(1)
    #expect(board.calls.keepInt().callCount == 1)

    board.calls.subscriptInt(1).stub().andReturn(2)
    board.calls.subscriptString(.anything).stub().andReturn("two")
    #expect(board[1] == 2)
    #expect(board[1] == "two")
    board[1] = "three"
    #expect(board.calls.subscript(1, set: "three").callCount == 1)
    #expect(board.calls.subscriptString(set: .anything).callCount == 1)
    #expect(board.calls.subscript(2, set: "three").callCount == 0)
  }

  @Test func closuresNamedByAnAlias() {
    let switchboard = FakeTrailSwitchboard()
    let received = Lock<[Int]>([])
    let answer: BoardAnswer = { number in received.withLock { $0.append(number) } }
    switchboard.calls.ask("How far?").stub().andDo { question, answer in answer(question.count) }
    switchboard.ask("How far?", then: answer)

    switchboard.calls.poll("Who?").stub().andDo { _, answer, others in
      answer?(1)
      for other in others { other(2) }
    }
    switchboard.poll("Who?", then: answer, others: [answer])

    switchboard.calls.listen().stub().andDo { answer in answer }
    switchboard.listen(then: answer)(3)
    switchboard.calls.ring().stub().andDo { number in number(4) }
    switchboard.ring(answer)
    #expect(received.withLock { $0 } == [8, 1, 2, 3, 4])
  }

  @Test func genericMembers() async throws {
    let depot = FakeTrailDepot()
    depot.calls.log().stub().andReturn()
    depot.log(1)
    depot.log("one")
    #expect(depot.calls.log(1).callCount == 1)
    #expect(depot.calls.log("one").arguments() == ["one"])
    #expect(depot.calls.log().callCount == 2)

    depot.calls.guess(3, of: "number").stub().andReturn(true)
    depot.calls.guess(of: .hasPrefix("n")).stub().andReturn(false)
    #expect(depot.guess(3, of: "number"))
    #expect(!depot.guess("3", of: "number"))

    depot.calls.load(String.self, from: "k").stub().andReturn("v")
    depot.calls.load(Int.self).stub().andThrow(CourierError.lost)
    #expect(try await depot.load(String.self, from: "k") == "v")
    await #expect(throws: CourierError.lost) { try await depot.load(Int.self, from: "k") }

    depot.calls.restore("a").stub().andReturn(1)
    let restored: Int? = depot.restore("a")
    #expect(restored == 1)

    depot.calls.merge([1], with: 2).stub().andDo { items, item in items + [item] }
    #expect(depot.merge([1], with: 2) == [1, 2])
    #expect(depot.calls.merge(.equal(to: [1]), with: .in(2...3)).callCount == 1)

    depot.calls.observe("key").stub().andReturn()
    depot.observe("key") { (_: Int) in }
    #expect(depot.calls.observe("key").callCount == 1)

    depot.calls.tell(2).stub().andDo { value, body in
      body(value)
      return 1
    }
    let told = Lock(0)
    #expect(depot.tell(2) { value in told.withLock { $0 = value } } == 1)
    #expect(told.withLock { $0 } == 2)

    depot.calls.pack("a").stub().andReturn()
    depot.pack("a", 1, "b")
    #expect(depot.calls.pack(.anything).callCount == 1)

    depot.calls.register(Int.self).stub().andReturn()
    depot.register(Int.self)
    #expect(depot.calls.register().callCount == 1)

    depot.calls.subscript("a", as: Int.self).stub().andReturn(1)
    #expect(depot["a", as: Int.self] == 1)
    depot["a", as: Int.self] = 2
    #expect(depot.calls.subscript("a", as: Int.self, set: 2).callCount == 1)
    #expect(depot.calls.subscript(set: .anything).callCount == 1)
  }

  @Test func fakesOfActors() async {
    let poster = FakeTrailPoster()
    poster.calls.post(.isType(Calls.self)).stub().andReturn(4)
    poster.calls.fake().stub().andReturn(Calls())
    #expect(await poster.post(Calls()) == 4)
    #expect(poster.calls.post().callCount == 1)
    _ = await poster.fake()
  }

  @Test @MainActor func mainActorFakes() {
    let panel = FakeTrailPanel()
    panel.calls.title.stub().andReturn("Trails")
    panel.calls.show("Eiger").stub().andReturn(2)
    #expect(panel.title == "Trails")
    #expect(panel.show("Eiger") == 2)
    withOwnStaticFakes {
      FakeTrailPanel.calls.make().stub().andReturn(3)
      #expect(FakeTrailPanel.make() == 3)
    }
  }

  @Test func genericFakes() {
    let cellar = FakeTrailCellar<String>()
    cellar.calls.put("wine").stub().andReturn()
    cellar.calls.take().stub().andReturn("wine")
    cellar.put("wine")
    #expect(cellar.take() == "wine")
    #expect(cellar.calls.put(.hasPrefix("w")).arguments() == ["wine"])
    withOwnStaticFakes {
      FakeTrailCellar<Int>.calls.dig().stub().andReturn(1)
      #expect(FakeTrailCellar<Int>.dig() == 1)
    }
  }

  @Test func unsafeTypes() {
    let bytes = FakeTrailBytes()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { unsafe memory.deallocate() }
    unsafe bytes.calls.place().stub().andReturn(UnsafeRawPointer(memory))
    #expect(unsafe bytes.place {} == UnsafeRawPointer(memory))
    #expect(unsafe bytes.calls.place().callCount == 1)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func errorsThatAClosureDetermines() {
    let depot = FakeTrailDepot()
    depot.calls.check().stub().andThrow(CourierError.late)
    #expect(throws: CourierError.late) { try depot.check { () throws(CourierError) in 1 } }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func spies() {
    let listener = FakeTrailListener()
    listener.opened(2)
    #expect(listener.calls.opened(2).callCount == 1)
    #expect(listener.calls.opened(.in(3...)).callCount == 0)
  }

  @Test func fakesWithAMemberNamedCalls() {
    let hotline = FakeTrailHotline()
    hotline.stub(.calls).andReturn(2)
    #expect(hotline.calls == 2)
  }
}
