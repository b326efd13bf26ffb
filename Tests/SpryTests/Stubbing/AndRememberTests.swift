import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A property that may be `nil`, and whose object isn't kept alive.
private final class Tent: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case guest, owner, size, price, stay
    case bed = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  var guest: String? {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  var owner: FakeRanger? {
    get { stubbedValue() }
    set { recordCall(arguments: Weakly(newValue)) }
  }

  /// A property whose setter needs a stub.
  var size: Int {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }

  /// A property whose getter is recorded.
  var price: Int {
    get {
      recordCall()
      return stubbedValue()
    }
    set { recordCall(arguments: newValue) }
  }

  func stay() { spryify() }

  subscript(key: Int) -> Int {
    get { spryify(arguments: key) }
    set { recordCall(arguments: key, newValue) }
  }
}

@Suite("Properties that remember what was set") struct AndRememberTests {
  private let store = FakeTrailStore()
  private let tent = Tent()

  @Test func functionSetsNothing() {
    tent.stub(.stay).andRemember(2)
    #expect(outlines { tent.stay() } == ["missingStub Tent.stay()"])
  }

  @Test func getterReturnsWhatWasLastSet() {
    store.stub(.region).andRemember("Bern")
    #expect(store.region == "Bern")
    store.region = "Valais"
    store.region += " and Vaud"
    #expect(store.region == "Valais and Vaud")
    store.resetCalls()
    #expect(store.region == "Valais and Vaud")
  }

  @Test func nilIsRemembered() {
    tent.stub(.guest).andRemember("Ada")
    #expect(tent.guest == "Ada")
    tent.guest = nil
    #expect(tent.guest == nil)
    tent.stub(.guest).andRemember(nil)
    #expect(tent.guest == nil)
  }

  @Test func everyStubRemembersForItself() {
    tent.stub(.guest).andRemember("Ada").times(1).thenReturn("Grace")
    tent.guest = "Alan"
    #expect([tent.guest, tent.guest] == ["Alan", "Grace"])
    tent.stub(.guest).andRemember("Edsger")
    #expect(tent.guest == "Edsger")
  }

  @Test func weakObjectIsNotKeptAlive() {
    tent.stub(.owner).andRemember(nil)
    var ranger: FakeRanger? = FakeRanger()
    tent.owner = ranger
    #expect(tent.owner === ranger)
    weak let weakRanger = ranger
    ranger = nil
    #expect(weakRanger == nil)
    #expect(tent.owner == nil)
  }

  @Test func setterThatAsksForAStubIsAnswered() {
    tent.stub(.size).andRemember(2)
    tent.size = 3
    #expect(tent.size == 3)
  }

  @Test func recordedGetterSetsNothing() {
    tent.stub(.price).andRemember(2)
    #expect(tent.price == 2)
    tent.price = 3
    #expect([tent.price, tent.price] == [3, 3])
  }

  @Test func subscriptRemembersNothing() {
    tent.stub(.bed).andRemember(2)
    tent[7] = 3
    #expect(tent[7] == 2)
  }

  @Test func otherThreadsSeeTheValue() async {
    store.stub(.region).andRemember("Bern")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { [store] in store.region = "\(number)" } }
    }
    #expect((0..<100).contains(Int(store.region) ?? -1))
  }

  @Test func wrongTypeIsSkipped() {
    store.stub(.region).andRemember(7)
    let found = reportedFailures { #expect(store.region == "") }
    #expect(found.map(\.outline) == ["missingStub FakeTrailStore.region"])
    #expect(
      found.map(\.evidence) == [
        [
          "1. any arguments, at AndRememberTests.swift:124",
          "returns 7 (Int), but the member returns String",
        ]
      ])
  }

  @Test func recordingACallRunsNoPredicate() {
    let tent = Tent()
    let runs = Counter()
    tent.stub(.guest).with(Argument.pass { (_: String) in runs.next() > 0 }).andReturn("Ada")
    tent.guest = "Bo"
    #expect(runs.value == 0)
  }
}
