import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A fake whose static member has several arguments.
private final class FakeSummitBook: Spryable {
  enum Function: String, StringRepresentable { case none }
  enum ClassFunction: String, StringRepresentable { case sign = "sign(_:_:_:)" }
  static func sign(_ name: String, _ people: Int, _ isSunny: Bool) {
    recordCall(arguments: name, people, isSunny)
  }
}

@Suite("The typed arguments of each call") struct ArgumentsOfCallsTests {
  private let store = FakeTrailStore()

  init() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "worst")
  }

  @Test("Pairs are read in expressions that would fit a single argument as well")
  func pairsInAnyExpression() throws {
    #expect(store.arguments(of: .save, as: (Trail, String).self).last?.1 == "worst")
    #expect(store.arguments(of: .save, as: (Trail, String).self).first?.1.count == 4)
    #expect(store.arguments(of: .save, as: (Trail, String).self).first!.1 == "best")
    #expect(store.arguments(of: .save, as: (Trail, String).self).count == 2)
    #expect(store.arguments(of: .save, as: (Trail, String).self).map(\.1) == ["best", "worst"])
    func names<Pair>(_ pairs: [Pair]) -> Int { pairs.count }
    #expect(names(store.arguments(of: .save, as: (Trail, String).self)) == 2)
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("trails.json")
      #expect(FakeTrailStore.arguments(of: .open, as: String.self).last?.count == 11)
    }
  }

  @Test func pairsAreReadInStatements() {
    var names: [String] = []
    for (_, name) in store.arguments(of: .save, as: (Trail, String).self) { names.append(name) }
    names += store.arguments(of: .save, as: (Trail, String).self).map { $1 }
    if let last = store.arguments(of: .save, as: (Trail, String).self).last { names.append(last.1) }
    switch store.arguments(of: .save, as: (Trail, String).self).first {
    case (_, let name)?: names.append(name)
    case nil: break
    }
    let pairs = store.arguments(of: .save, as: (Trail, String).self)
    #expect(names == ["best", "worst", "best", "worst", "worst", "best"])
    #expect("\(pairs.count)" == "2")
    #expect("\(store.arguments(of: .save, as: (Trail, String).self).count)" == "2")
  }

  @Test func threeArgumentsAreReadInAnyExpression() {
    withOwnStaticFakes {
      FakeSummitBook.sign("Ada", 2, true)
      let mark = Checkpoint()
      FakeSummitBook.sign("Bob", 3, false)
      typealias Entry = (String, Int, Bool)
      #expect(FakeSummitBook.arguments(of: .sign, as: Entry.self).last?.2 == false)
      #expect(FakeSummitBook.arguments(of: .sign, as: Entry.self).first!.1 == 2)
      #expect(FakeSummitBook.arguments(of: .sign, as: Entry.self).first?.0.count == 3)
      #expect(FakeSummitBook.arguments(of: .sign, as: Entry.self, since: mark).first?.0 == "Bob")
    }
  }

  @Test func wrongTypeFailsTheTestOnce() {
    let found = outlines {
      #expect(store.arguments(of: .save, as: (Trail, Int).self).isEmpty)
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("best") == true)
  }

  @Test func argumentThatIsATupleIsReadAsOne() {
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn("done")
    _ = ranger.anything((1, "x"), as: String.self)
    let pairs = ranger.arguments(of: .anything, as: (Int, String).self)
    #expect(pairs.map(\.0) == [1])
    #expect(pairs.last?.1 == "x")
  }

  @Test func severalArgumentsThatAreReadAsAnyAreUnwrapped() {
    let pairs = store.arguments(of: .save, as: (Any, Any).self)
    #expect(pairs.map { "\($0.1)" } == ["best", "worst"])
    let mixed = store.arguments(of: .save, as: (Trail, Any).self)
    #expect(mixed.map { "\($0.1)" } == ["best", "worst"])
    store.stub(.save).with(matching: { (_: Any, name: Any) in "\(name)" == "best" })
      .andThrow(TrailError.closed)
    #expect(failures { store.save(.eiger, as: "best") }.count == 1)
    #expect(failures { store.save(.eiger, as: "worst") } == [])
  }

  @Test func nilThatIsReadAsAnyIsNil() {
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn()
    ranger.anything(nil, as: Void.self)
    #expect(ranger.arguments(of: .anything, as: Any.self).map { "\($0)" } == ["nil"])
    #expect(ranger.arguments(of: .anything, as: Any?.self).count == 1)
  }

  @Test("An argument that is read as Any isn't wrapped in an optional") func anyIsUnwrapped() {
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn("done")
    _ = ranger.anything(3, as: String.self)
    #expect(ranger.arguments(of: .anything, as: Any.self).map { "\($0)" } == ["3"])
    let isThree = Argument.pass { (value: Any) in "\(value)" == "3" }
    #expect(ranger.didCall(.anything, with: isThree).success)
    let captor = Argument.captor()
    #expect(ranger.didCall(.anything, with: captor).success)
    #expect(captor.last(as: Any.self).map { "\($0)" } == "3")
    #expect("\(captor.getValue(as: Any.self))" == "3")
    #expect((try? captor.value(as: Any.self)).map { "\($0)" } == "3")
    #expect(captor.values(as: Any.self).map { "\($0)" } == ["3"])
    #expect(captor.values(as: (any Hashable).self).map { "\($0)" } == ["3"])
    #expect(
      ranger.call(.anything).matching { (value: Any) in "\(value)" == "3" }.didCall().success)
  }
}
