import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Names of fakes in failures") struct FakeNameTests {
  private let store = FakeTrailStore()
  private let backup = FakeTrailStore()

  init() { backup.spryStorage.name = "backup" }

  @Test func verificationsNameTheFake() {
    #expect(
      backup.didCall(.region).failureMessage == """
        FakeTrailStore "backup" did not receive region.
        It received no calls.
        """)
    #expect(
      store.didCall(.region).failureMessage.hasPrefix("FakeTrailStore did not receive region"))
  }

  @Test func missingStubsNameTheFake() {
    let texts = failures { _ = backup.region }
    #expect(
      texts == [
        """
        FakeTrailStore "backup" has no stub for region.
        Add: fake.stub(.region).andReturn(<#String#>)
        """
      ])
  }

  @Test func orderTellsNamedFakesApart() {
    store.region = "Bern"
    backup.region = "Thun"
    let calls = [backup.call(.region), store.call(.region)]
    #expect(
      OrderAssertion.haveReceivedInOrder(calls, since: nil).text(adding: "") == """
        Calls were not received in order: FakeTrailStore.region was not received after FakeTrailStore "backup".region.
        Expected order:
          1. FakeTrailStore "backup".region: received as #2
          2. FakeTrailStore.region: not received after that; last received as #1
        All calls:
          1. FakeTrailStore.region = "Bern"
          2. FakeTrailStore "backup".region = "Thun"
        """)
  }

  @Test func nameCanBeRemovedAndQuoted() {
    backup.spryStorage.name = "a \"second\"\nstore"
    #expect(backup.spryStorage.name == "a \"second\"\nstore")
    #expect(
      backup.didCall(.region).failureMessage.hasPrefix(
        #"FakeTrailStore "a \"second\"\nstore" did not receive"#))
    backup.spryStorage.name = nil
    #expect(backup.spryStorage.name == nil)
    #expect(backup.didCall(.region).failureMessage.hasPrefix("FakeTrailStore did not receive"))
  }

  @Test func closuresHaveNames() {
    let open = FakeClosure("open")
    #expect(
      open.didCall(.call).failureMessage.hasPrefix(
        #"FakeClosure "open" did not receive call(_:)."#))
    #expect(FakeClosure().spryStorage.name == nil)
  }

  @Test func threadsSeeOneName() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { [backup] in backup.spryStorage.name = "\(number)" }
      }
    }
    let name = backup.spryStorage.name ?? ""
    #expect((0..<100).map(String.init).contains(name))
    #expect(backup.didCall(.region).failureMessage.hasPrefix("FakeTrailStore \"\(name)\" did not"))
  }
}
