import FakeGenerator
import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests fakes that pass calls without a stub to a real object.
@Suite struct PartialTests {
  /// The initializer's calls are passed to `super` too, before the fake can be stubbed.
  @Test func callsArePassedToSuper() async throws {
    let shelter = PartialShelter()
    #expect(shelter.isReady)
    #expect(shelter.didCall(.prepare).success)
    #expect(try shelter.reserve(2, for: "Gemmi") == 2)
    #expect(shelter.choose { $0 == 2 } == 2)
    var name = "a"
    shelter.rename(&name)
    #expect(name == "a!")
    #expect(shelter.price(7) == 7)
    #expect(try await shelter.wait(5) == "5")
    #expect(PartialShelter.make() == 3)
    #expect(shelter[1] == "bed 1")
    shelter[1] = "attic"
    #expect(shelter.name == "attic")
  }

  @Test func autoclosuresAreEvaluatedOnce() {
    let shelter = PartialShelter()
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    #expect(shelter.price(next()) == 1)
    #expect(count == 1)
    #expect(shelter.didCall(.price, with: 1, countSpecifier: .once).success)
  }

  @Test func stubsTakePrecedence() throws {
    let shelter = PartialShelter()
    shelter.stub(.reserve).with(2, "Gemmi").andReturn(1)
    shelter.stub(.name).andReturn("stubbed")
    #expect(try shelter.reserve(2, for: "Gemmi") == 1)
    #expect(try shelter.reserve(3, for: "Gemmi") == 3)
    #expect(shelter.name == "stubbed")
    #expect(shelter.didCall(.reserve, countSpecifier: .exactly(2)).success)
  }

  private struct Book: Ledger {
    var title = "book"
    var all: [Int] = []
    func add(_ entry: Int) -> String { "\(entry)" }
    func entries(where isGood: (Int) -> Bool) -> [Int] { all.filter(isGood) }
    mutating func clear() { all = [] }
  }

  @Test func callsArePassedToTheWrappedObject() {
    var ledger = FakeLedger(wrapping: Book(all: [1, 2, 3]))
    #expect(ledger.add(4) == "4")
    #expect(ledger.entries { $0 > 1 } == [2, 3])
    ledger.title = "new"
    #expect(ledger.title == "new")
    ledger.clear()
    #expect(ledger.entries { _ in true } == [])
    ledger.stub(.add).andReturn("stubbed")
    #expect(ledger.add(4) == "stubbed")
    ledger = FakeLedger(wrapping: Book())
  }

  private struct Tower: Lookout {
    let height = 12
    func report(_ name: String) async throws -> String { "\(name) is near" }
    func copy() -> Tower { self }
  }

  @Test func wrappedObjectMayHaveAnyType() async throws {
    let lookout = FakeLookout(wrapping: Tower())
    #expect(lookout.height == 12)
    #expect(try await lookout.report("fog") == "fog is near")
    lookout.stub(.copy).andReturn(lookout)
    #expect(lookout.copy() === lookout)
  }

  @Test(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  func membersThatNothingRealCanAnswerAreReported() async throws {
    let names = ["Postbox", "PostOffice", "Shelter", "TrailCropper"]
    let texts = try await FixtureCommand.result(names + ["--partial"]).diagnostics.map(\.text)
    #expect(
      texts == [
        "warning: Postbox.post(_:) needs a stub even in a partial fake, because there is no real implementation that takes the same arguments",
        "warning: Postbox.count(_:) needs a stub even in a partial fake, because there is no real implementation that takes the same arguments",
        "warning: Postbox.weigh(_:) needs a stub even in a partial fake, because there is no real implementation that takes the same arguments",
        "warning: Postbox.others() needs a stub even in a partial fake, because there is no real implementation that takes the same arguments",
        "warning: PostOffice.address() needs a stub even in a partial fake, because it isn't "
          + "isolated to the actor of the real object",
        "warning: Shelter.count(_:) needs a stub even in a partial fake, because there is no real implementation that takes the same arguments",
        "warning: Shelter.tour(_:) needs a stub even in a partial fake, because it rethrows, and "
          + "its fake doesn't throw",
        "warning: Shelter.note(_:) needs a stub even in a partial fake, because there is no real implementation that takes the same arguments",
        "warning: TrailCropper.fold(_:) needs a stub even in a partial fake, because it rethrows, "
          + "and its fake doesn't throw",
      ])
  }

  private final class Box: Postbox {
    func post(_ parcel: sending Letter) {}
    func stamp(_ number: sending Int) -> Int { number + 1 }
    func count(_ letters: @autoclosure () throws -> Int) -> Int { (try? letters()) ?? 0 }
    func check(_ letters: @autoclosure () throws -> Int) throws -> Int { try letters() }
    func weigh(_ grams: @autoclosure @MainActor () -> Int) async -> Int { await grams() }
    func wrapped(_ isFragile: Bool) -> Bool { !isFragile }
    func others() -> [Box] { [self] }
  }

  /// The property with the object has another name, because the protocol has such a member.
  @Test func membersMayHaveTheNameOfTheWrappedObject() throws {
    let box = FakePostbox(wrapping: Box())
    box.stub(.post).andReturn()
    box.stub(.count).andReturn(8)
    box.post(Letter())
    #expect(box.callCount(of: .post) == 1)
    #expect(box.stamp(3) == 4)
    #expect(box.count(2) == 8)
    #expect(try box.check(2) == 2)
    #expect(throws: WalkError.closed) {
      try box.check({ () throws -> Int in throw WalkError.closed }())
    }
    #expect(box.wrapped(false))
  }

  private final class Desk: PostOffice {
    func open() -> Bool { true }
    nonisolated func address() -> String { "Bern" }
  }

  @Test @MainActor func membersOfAnActorAreAnswered() {
    let office = FakePostOffice(wrapping: Desk())
    office.stub(.address).andReturn("Thun")
    #expect(office.open())
    #expect(office.address() == "Thun")
  }

  private final class Counter: PostCounter {
    nonisolated func number() -> Int { 3 }
  }

  @Test @MainActor func nonisolatedMembersUseAWrappedObjectThatIsSendable() {
    #expect(FakePostCounter(wrapping: Counter()).number() == 3)
  }

  @Test(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  func typesThatCannotHaveAPartialFakeAreRefused() async throws {
    let names = ["Recluse", "Founded", "PostStamp", "HashableMap"]
    let texts = try await FixtureCommand.result(names + ["--partial"]).diagnostics.map(\.text)
    #expect(
      texts == [
        "error: the fake for Recluse can't be partial: an actor can't call another actor "
          + "without waiting; write 'fallbackValue:' by hand",
        "error: the fake for Founded can't be partial: it requires an initializer, and the fake would have no object to wrap",
        "error: the fake for PostStamp can't be partial: it requires an initializer, and the fake would have no object to wrap",
        "error: the fake for HashableMap can't be partial: it inherits from a class, which has its "
          + "own initializers",
      ])
  }
}
