import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Names of fakes in failures") struct FakeNameTests {
  private let store = FakeTrailStore()
  private let backup = FakeTrailStore()

  init() { backup.spryStorage.name = "backup" }

  @Test func failuresNameTheFake() {
    #expect(
      backup.didCall(.region).outline
        == #"notReceived FakeTrailStore "backup".region 0 of atLeast(1)"#)
    #expect(store.didCall(.region).outline == "notReceived FakeTrailStore.region 0 of atLeast(1)")
    #expect(outlines { _ = backup.region } == [#"missingStub FakeTrailStore "backup".region"#])
  }

  @Test func nameCanBeRemovedAndQuoted() {
    backup.spryStorage.name = "a \"second\"\nstore"
    #expect(backup.spryStorage.name == "a \"second\"\nstore")
    let quoted = #"FakeTrailStore "a \"second\"\nstore""#
    #expect(backup.didCall(.region).failureMessage.hasPrefix("\(quoted) "))
    backup.spryStorage.name = nil
    #expect(backup.spryStorage.name == nil)
    #expect(backup.didCall(.region).outline == "notReceived FakeTrailStore.region 0 of atLeast(1)")
  }

  @Test func genericFakesAreNamedAsTestsWriteThem() {
    final class FakeCache<Value>: Spryable {
      enum Function: String, StringRepresentable { case read }
      let spryStorage = SpryStorage()
    }
    let cache = FakeCache<[Int?]>()
    cache.spryStorage.name = "disk"
    #expect(
      cache.didCall(.read).failureMessage.hasPrefix(
        #"FakeNameTests.FakeCache<[Int?]> "disk" did not receive read."#))
  }

  @Test func closuresHaveNames() {
    let open = FakeClosure("open")
    #expect(
      open.didCall(.call).outline == #"notReceived FakeClosure "open".call(_:) 0 of atLeast(1)"#)
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
    #expect(backup.didCall(.region).failureMessage.hasPrefix("FakeTrailStore \"\(name)\" "))
  }
}
