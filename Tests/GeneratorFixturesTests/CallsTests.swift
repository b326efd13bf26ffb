import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests stubbing and verifying members with the `calls` of a generated fake.
@Suite struct CallsTests {
  private let courier = FakeTrailCourier(from: "Bern")
  private var stub: FakeTrailCourier.Calls { courier.stub }
  private var calls: FakeTrailCourier.Calls { courier.calls }

  @Test func valuesMatchersAndLiteralsCanBeMixed() {
    let place = "Bern"
    stub.search(everyVillage: .hasCount(1), and: .anything, until: 3).andReturn(["both": []]
    )
    stub.search(until: .in(1...2)).andReturn(["until": []])
    stub.search().andReturn([:])
    #expect(courier.search(everyVillage: ["a": []], and: [:], until: 3)["both"] != nil)
    #expect(courier.search(everyVillage: [:], and: [:], until: 2)["until"] != nil)
    #expect(courier.search(everyVillage: [:], and: [:], until: 4).isEmpty)

    stub.find(fake: "a", in: place, for: 1).andReturn(true)
    stub.find(fake: .hasPrefix("b"), for: 2).andReturn(true)
    stub.find().andReturn(false)
    #expect(courier.find(fake: "a", in: "Bern", for: 1))
    #expect(courier.find(fake: "bc", in: "Thun", for: 2))
    #expect(!courier.find(fake: "c", in: "Thun", for: 2))
    #expect(calls.find(in: "Thun").callCount == 2)
    #expect(calls.find(fake: .hasSuffix("c"), in: .equal(to: "Thun")).callCount == 2)
    #expect(calls.find(fake: "a", in: place, for: 2).didCall(countSpecifier: .never).success)
  }

  @Test func nilIsAValue() {
    stub.note().andReturn()
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
    stub.deliver(box, to: "Bern").andDo { parcel, place, done in
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
    stub.count(3, [1, 2]).andReturn()
    var parcels = 3
    courier.count(&parcels, 1, 2)
    #expect(calls.count(3, [1, 2]).callCount == 1)
    #expect(calls.count(.in(2...), .hasCount(2)).arguments().map(\.1) == [[1, 2]])

    stub.weigh(.in(1...2)).andReturn(1)
    #expect(courier.weigh(1.5) == 1)

    stub.sort().andThrow(CourierError.late)
    #expect(throws: CourierError.late) { try courier.sort { $0 < $1 } }
    #expect(calls.sort().callCount == 1)

    stub.repeating().andReturn(4)
    #expect(courier.repeating { 3 } == 4)
  }

  @Test func membersThatThrowAndWait() async throws {
    stub.fetch(.where(\.first, 1)).andDo { parcels in ["\(parcels.first)-\(parcels.last)"] }
    stub.fetch((first: 2, last: 2)).andThrow(.lost)
    #expect(try await courier.fetch((first: 1, last: 2)) == ["1-2"])
    await #expect(throws: CourierError.lost) { try await courier.fetch((first: 2, last: 2)) }
    #expect(calls.fetch().arguments().map(\.last) == [2, 2])

    stub.pace.andReturn(3).thenThrow(.late)
    #expect(try await courier.pace == 3)
    await #expect(throws: CourierError.late) { try await courier.pace }
  }

  @Test func objectsAreComparedByIdentity() {
    final class Walker: CourierWalker {}
    let walker = Walker()
    let other: any CourierWalker = Walker()
    stub.follow(walker).andReturn()
    courier.follow(walker)
    #expect(calls.follow(walker).callCount == 1)
    #expect(calls.follow(.identical(to: walker)).callCount == 1)
    #expect(calls.follow(other).didCall(countSpecifier: .never).success)
  }

  @Test func expectationsAndOrder() {
    stub.rest().andReturn()
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
    stub.isAway.andReturn(true)
    stub.place.andReturn("Thun")
    courier.place = "Bern"
    #expect(courier.isAway)
    #expect(courier.place == "Thun")
    #expect(calls.place.callCount == 1)
    #expect(calls.place.set("Bern").callCount == 1)
    #expect(calls.place.set(nil).didCall(countSpecifier: .never).success)
    #expect(calls.place.set(.hasPrefix("B")).arguments() == ["Bern"])

    stub.subscript(2).andReturn("two")
    stub.subscript(name: "x").andReturn("y")
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
      let stub = FakeTrailCourier.classStub
      let calls = FakeTrailCourier.classCalls
      stub.hire("Anna").andReturn(true)
      stub.motto.andReturn("Fast")
      #expect(FakeTrailCourier.hire("Anna"))
      #expect(FakeTrailCourier.motto == "Fast")
      FakeTrailCourier.motto = "Slow"
      #expect(calls.motto.set("Slow").callCount == 1)
      stub.initialize(number: 2).andReturn(false)
      #expect(FakeTrailCourier(number: 2) == nil)
      #expect(FakeTrailCourier(number: 3) != nil)
      #expect(calls.initialize(number: .in(3...)).callCount == 1)
      let other = FakeTrailCourier(from: "Thun")
      #expect(calls.initialize(from: "Thun").callCount == 1)
      stub.plus(courier, 2).andReturn(true)
      stub.plus(.anything, 2).andReturn(false)
      #expect(courier + 2)
      #expect(!(other + 2))
      #expect(calls.plus().callCount == 2)
    }
  }

  @Test func overloads() async {
    let board = FakeTrailBoard()
    board.stub.display(true).andReturn()
    board.stub.displayStringArray().andReturn()
    board.display(true)
    board.display(["Eiger"])
    #expect(board.calls.display(["Eiger"]).callCount == 1)
    #expect(board.calls.displayBool(.anything).callCount == 1)

    board.stub.cancelInt().andReturn(1)
    board.stub.cancelString().andReturn("one")
    #expect(board.cancel() == 1)
    #expect(board.cancel() == "one")

    board.stub.reset(to: 1).andReturn(2)
    board.stub.resetAsync().andReturn(3)
    let reset: (Int) -> Int = board.reset
    #expect(reset(1) == 2)
    #expect(await board.reset(to: 1) == 3)

    board.stub.keep(1).andReturn()
    board.stub.keepSomeHashable("a").andReturn()
    board.keep(1)
    #expect(board.calls.keepInt().callCount == 1)

    board.stub.subscriptInt(1).andReturn(2)
    board.stub.subscriptString(.anything).andReturn("two")
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
    switchboard.stub.ask("How far?").andDo { question, answer in answer(question.count) }
    switchboard.ask("How far?", then: answer)

    switchboard.stub.poll("Who?").andDo { _, answer, others in
      answer?(1)
      for other in others { other(2) }
    }
    switchboard.poll("Who?", then: answer, others: [answer])

    switchboard.stub.listen().andDo { answer in answer }
    switchboard.listen(then: answer)(3)
    switchboard.stub.ring().andDo { number in number(4) }
    switchboard.ring(answer)
    #expect(received.withLock { $0 } == [8, 1, 2, 3, 4])
  }

  @Test func genericMembers() async throws {
    let depot = FakeTrailDepot()
    depot.stub.log().andReturn()
    depot.log(1)
    depot.log("one")
    #expect(depot.calls.log(1).callCount == 1)
    #expect(depot.calls.log("one").arguments() == ["one"])
    #expect(depot.calls.log().callCount == 2)

    depot.stub.guess(3, of: "number").andReturn(true)
    depot.stub.guess(of: .hasPrefix("n")).andReturn(false)
    #expect(depot.guess(3, of: "number"))
    #expect(!depot.guess("3", of: "number"))

    depot.stub.load(String.self, from: "k").andReturn("v")
    depot.stub.load(Int.self).andThrow(CourierError.lost)
    #expect(try await depot.load(String.self, from: "k") == "v")
    await #expect(throws: CourierError.lost) { try await depot.load(Int.self, from: "k") }

    depot.stub.restore("a").andReturn(1)
    let restored: Int? = depot.restore("a")
    #expect(restored == 1)

    depot.stub.merge([1], with: 2).andDo { items, item in items + [item] }
    #expect(depot.merge([1], with: 2) == [1, 2])
    #expect(depot.calls.merge(.equal(to: [1]), with: .in(2...3)).callCount == 1)

    depot.stub.observe("key").andReturn()
    depot.observe("key") { (_: Int) in }
    #expect(depot.calls.observe("key").callCount == 1)

    depot.stub.tell(2).andDo { value, body in
      body(value)
      return 1
    }
    let told = Lock(0)
    #expect(depot.tell(2) { value in told.withLock { $0 = value } } == 1)
    #expect(told.withLock { $0 } == 2)

    depot.stub.pack("a").andReturn()
    depot.pack("a", 1, "b")
    #expect(depot.calls.pack(.anything).callCount == 1)

    depot.stub.register(Int.self).andReturn()
    depot.register(Int.self)
    #expect(depot.calls.register().callCount == 1)

    depot.stub.subscript("a", as: Int.self).andReturn(1)
    #expect(depot["a", as: Int.self] == 1)
    depot["a", as: Int.self] = 2
    #expect(depot.calls.subscript("a", as: Int.self, set: 2).callCount == 1)
    #expect(depot.calls.subscript(set: .anything).callCount == 1)
  }

  @Test func fakesOfActors() async {
    let poster = FakeTrailPoster()
    poster.stub.post(.isType(Calls.self)).andReturn(4)
    poster.stub.fake().andReturn(Calls())
    #expect(await poster.post(Calls()) == 4)
    #expect(poster.calls.post().callCount == 1)
    _ = await poster.fake()
  }

  @Test @MainActor func mainActorFakes() {
    let panel = FakeTrailPanel()
    panel.stub.title.andReturn("Trails")
    panel.stub.show("Eiger").andReturn(2)
    #expect(panel.title == "Trails")
    #expect(panel.show("Eiger") == 2)
    withOwnStaticFakes {
      FakeTrailPanel.classStub.make().andReturn(3)
      #expect(FakeTrailPanel.make() == 3)
    }
  }

  @Test func genericFakes() {
    let cellar = FakeTrailCellar<String>()
    cellar.stub.put("wine").andReturn()
    cellar.stub.take().andReturn("wine")
    cellar.put("wine")
    #expect(cellar.take() == "wine")
    #expect(cellar.calls.put(.hasPrefix("w")).arguments() == ["wine"])
    withOwnStaticFakes {
      FakeTrailCellar<Int>.classStub.dig().andReturn(1)
      #expect(FakeTrailCellar<Int>.dig() == 1)
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func errorsThatAClosureDetermines() {
    let depot = FakeTrailDepot()
    depot.stub.check().andThrow(CourierError.late)
    #expect(throws: CourierError.late) { try depot.check { () throws(CourierError) in 1 } }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func spies() {
    let listener = FakeTrailListener()
    listener.opened(2)
    #expect(listener.calls.opened(2).callCount == 1)
    #expect(listener.calls.opened(.in(3...)).callCount == 0)
  }
}
