import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private class Hut: Equatable {
  static func == (left: Hut, right: Hut) -> Bool { true }
}

private final class AlpineHut: Hut {}

extension Argument {
  fileprivate static var steep: Argument {
    .pass("a steep trail") { (trail: Trail) in trail.ascent > 500 }
  }
}

@Suite struct ArgumentTests {
  private func matches(_ argument: Argument, _ actual: Any?) -> Bool {
    Argument(argument).matches(actual)
  }

  @Test func anythingMatchesValuesAndNil() {
    #expect(matches(.anything, 1))
    #expect(matches(.anything, nil))
    #expect(Argument.anything.description == "anything")
  }

  @Test func nonNilMatchesAnythingButNil() {
    #expect(matches(.nonNil, 1))
    #expect(!matches(.nonNil, nil))
    #expect(!matches(.nonNil, Int??.some(nil) as Any))
    #expect(Argument.nonNil.description == "not nil")
  }

  @Test func `nil`() {
    #expect(matches(.nil, nil))
    #expect(matches(.nil, Int??.some(nil) as Any))
    #expect(!matches(.nil, 1))
    #expect(Argument.nil.description == "nil")
  }

  @Test func passWithAnyArgument() {
    let isOne = Argument.pass { $0 as? Int == 1 }
    #expect(matches(isOne, 1))
    #expect(!matches(isOne, 2))
    #expect(!matches(isOne, nil))
    #expect(isOne.description == "anything that satisfies a closure")
  }

  @Test func passReceivesNil() {
    #expect(matches(.pass { (argument: Any?) in argument == nil }, nil))
  }

  @Test func passWithATypeRejectsOtherTypes() {
    let short = Argument.pass { (name: String) in name.count < 3 }
    #expect(matches(short, "ab"))
    #expect(!matches(short, "abc"))
    #expect(!matches(short, 1))
    #expect(!matches(short, nil))
    #expect(short.description == "String that satisfies a closure")
    // The type is the only reason.
    #expect(
      FakeNotebook.mismatch(expected: short, received: 3)
        == ["argument 1: expected String that satisfies a closure, received 3 (Int)"])
    #expect(
      FakeNotebook.mismatch(expected: Argument.hasPrefix("3"), received: 3)
        == [#"argument 1: expected starting with "3", received 3 (Int)"#])
  }

  @Test func passWithAnOptionalTypeAcceptsNil() {
    let absent = Argument.pass { (name: String?) in name == nil }
    #expect(matches(absent, nil))
    #expect(!matches(absent, "a"))
    #expect(!matches(absent, 1))
  }

  @Test func passPrintsTheNameItIsGiven() {
    #expect(matches(.steep, Trail.gemmi))
    #expect(!matches(.steep, Trail.eiger))
    #expect(!matches(.steep, "Gemmi"))
    #expect(Argument.steep.description == "a steep trail")
    #expect(Argument.pass("even") { ($0 as? Int)?.isMultiple(of: 2) == true }.description == "even")
  }

  @Test func equalComparesObjectsByValue() {
    #expect(matches(.equal(to: Hut()), Hut()))
    #expect(matches(.equal(to: Hut()), AlpineHut()))
    #expect(matches(.equal(to: AlpineHut()), Hut()))
    #expect(!matches(.equal(to: Hut()), "hut"))
    #expect(matches(.equal(to: 1), 1))
    #expect(matches(.equal(to: Int?.some(1)), 1))
    #expect(matches(.equal(to: Int?.none), nil))
    #expect(!matches(.equal(to: 1), nil))
    #expect(!matches(.equal(to: 1), 1.0))
    #expect(Argument.equal(to: "a").description == "equal to \"a\"")
  }

  @Test func identicalComparesObjectsByIdentity() {
    let hut = Hut()
    #expect(matches(.identical(to: hut), hut))
    #expect(matches(.identical(to: hut), Hut?.some(hut)))
    #expect(!matches(.identical(to: hut), Hut()))
    #expect(!matches(.identical(to: hut), 1))
    #expect(!matches(.identical(to: hut), nil))
  }
}
