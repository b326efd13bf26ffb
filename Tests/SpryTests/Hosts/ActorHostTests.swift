import Spry
import SpryTestSupport
import Testing

private protocol Hut: Actor {
  var beds: Int { get set }
  func book(_ nights: Int) -> String
  func cook() async throws -> [String]
  nonisolated func altitude() -> Int
}

private actor FakeHut: Hut, Spryable {
  enum Function: String, StringRepresentable { case beds, book, cook, altitude }

  let spryStorage = SpryStorage()

  var beds: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func book(_ nights: Int) -> String { spryify(arguments: nights) }
  func cook() async throws -> [String] { try await spryifyThrows() }
  nonisolated func altitude() -> Int { spryify() }
  func furnish() { beds = 12 }
}

/// A fake without a storage property, so the registry provides its storage.
private actor BareFakeHut: Spryable {
  enum Function: String, StringRepresentable { case book }
  func book(_ nights: Int) -> String { spryify(arguments: nights) }
}

@Suite struct ActorHostTests {
  @Test func isStubbedAndVerifiedFromOutsideTheActor() async throws {
    let hut = FakeHut()
    hut.stub(.beds).andReturn(20)
    hut.stub(.book).with(2).andReturn("booked")
    hut.stub(.cook).andReturn(["Rösti"])
    hut.stub(.altitude).andReturn(2_314)
    #expect(await hut.beds == 20)
    #expect(await hut.book(2) == "booked")
    #expect(try await hut.cook() == ["Rösti"])
    #expect(hut.altitude() == 2_314)
    await hut.furnish()
    #expect(hut.didCall(.book, with: 2).success)
    #expect(hut.didCall(.beds, with: 12).success)
  }

  @Test func storagePropertyIsOptional() async {
    let hut = BareFakeHut()
    hut.stub(.book).andReturn("booked")
    #expect(await hut.book(1) == "booked")
    #expect(hut.callCount(of: .book) == 1)
  }
}
