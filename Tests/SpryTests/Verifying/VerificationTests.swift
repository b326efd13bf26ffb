import Spry
import SpryTestSupport
import Testing

private final class FakeMap: Spryable {
  enum Function: String, StringRepresentable {
    case draw
    case mark = "mark(_:as:)"
    case cell = "subscript(column:row:)"
    case done = "_(_:)"
    case scale
  }

  let spryStorage = SpryStorage()

  var scale: Int { spryify() }
  subscript(column column: Int, row row: Int) -> String { spryify(arguments: column, row) }
  func draw(path: String) { recordCall(arguments: path) }
  func draw(point: Int) { recordCall(arguments: point) }
  func mark(_ point: Int, as name: String) { recordCall(arguments: point, name) }
}

private final class GeneratedShelf: Spryable {
  enum Function: String, GeneratedFunction { case title = "subscript(_:)" }

  let spryStorage = SpryStorage()

  subscript(key: String) -> String { spryify(.title, arguments: key) }
}

@Suite("Labels and surplus arguments in verifications") struct VerificationTests {
  private let map = FakeMap()

  @Test func headlineHasTheLabelsOfTheLastCall() {
    map.draw(path: "a")
    map.draw(point: 1)
    let result = map.didCall(.draw, with: 2)
    #expect(result.outline == "notReceived FakeMap.draw(point: 2) 0 of atLeast(1)")
    #expect(
      result.failureMessage.evidence == [
        #"draw(path: "a")"#, #"path: expected 2 (Int), received "a" (String)"#,
        #"1. draw(path: "a")"#, "2. draw(point: 1)",
      ])
    map.draw(path: "b")
    #expect(
      map.didCall(.draw, with: "c").outline
        == #"notReceived FakeMap.draw(path: "c") 0 of atLeast(1)"#)
  }

  /// A string after as many arguments as there are labels is treated as a message, unless only the
  /// name of the function is known.
  @Test func surplusStringIsTreatedAsAMessage() {
    #expect(!map.didCall(.mark, with: 1, "a", "a message", countSpecifier: .never).success)
    #expect(map.didCall(.mark, with: 1, "a", 3, countSpecifier: .never).success)
    #expect(map.didCall(.mark, with: 1, "a", countSpecifier: .never).success)
    #expect(map.didCall(.mark, with: 1, "a", "b", "c", countSpecifier: .never).success)
    #expect(map.didCall(.draw, with: 1, "a", countSpecifier: .never).success)
    // A subscript's setter also records the new value.
    #expect(map.didCall(.cell, with: 1, 2, "x", countSpecifier: .never).success)
    // Without a base name, it may be a fake closure with any parameters.
    #expect(map.didCall(.done, with: 1, "x", countSpecifier: .never).success)
  }

  /// A property that has only been read hasn't been set.
  @Test func setterNeedNotHaveBeenCalled() {
    map.stub(.scale).andReturn(2)
    #expect(map.scale == 2)
    #expect(map.didCall(.scale, with: Argument.anything, countSpecifier: .never).success)
    #expect(map.didCall(.scale, with: "a", countSpecifier: .never).success)
    #expect(!map.didCall(.scale, with: 1, 2, countSpecifier: .never).success)
    map.stub(.cell).andReturn("x")
    #expect(map[column: 1, row: 2] == "x")
    #expect(map.didCall(.cell, with: 1, 2, 3, countSpecifier: .never).success)
    // It may be a message.
    #expect(!map.didCall(.cell, with: 1, 2, "y", countSpecifier: .never).success)
    // A typed call has no room for one.
    let shelf = GeneratedShelf()
    shelf.stub(.title).andReturn("x")
    #expect(shelf["a"] == "x")
    #expect(shelf.didCall(.title, with: "a", "y", countSpecifier: .never).success)
  }

  @Test func lookAlikeIsIgnoredIfAPredicateDoesNotMatch() {
    map.mark(5, as: "a")
    let isLong = Argument.pass { (name: String) in name.count > 3 }
    #expect(map.didCall(.mark, with: 5.0, isLong, countSpecifier: .never).success)
    #expect(!map.didCall(.mark, with: 5.0, Argument.anything, countSpecifier: .never).success)
  }
}
