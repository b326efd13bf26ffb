import FakeGenerator
import Spry
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

  private final class Lamp: Signaler {
    var isOn = false
  }

  @Test func propertiesOfTheWrappedObjectAreSet() {
    let lamp = Lamp()
    FakeSignaler(wrapping: lamp).isOn = true
    #expect(lamp.isOn)
  }

  @Test func typesThatCannotHaveAPartialFakeAreRefused() async throws {
    let texts = try await FixtureCommand.result(["Recluse", "Founded", "Hut", "--partial"])
      .diagnostics.map(\.text)
    #expect(
      texts.prefix(2) == [
        "error: the fake of Recluse can't be partial: an actor can't call another actor "
          + "without waiting; write 'fallbackValue:' by hand",
        "error: the fake of Founded can't be partial: it requires an initializer, which has no "
          + "object to wrap",
      ])
  }
}
