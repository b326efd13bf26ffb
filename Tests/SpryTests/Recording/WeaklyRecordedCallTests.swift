import Spry
import SpryTestSupport
import Testing

private final class Observer {}

/// A fake that records an object weakly beside other arguments.
private final class FakeBoard: Spryable {
  enum Function: String, StringRepresentable {
    case pin = "pin(_:by:)"
    case swap = "swap(_:_:)"
    case watch = "watch(_:)"
  }

  let spryStorage = SpryStorage()

  func pin(_ note: String, by owner: Observer?) { recordCall(arguments: note, Weakly(owner)) }
  func swap(_ first: Observer?, _ second: Observer?) {
    recordCall(arguments: Weakly(first), Weakly(second))
  }
  func watch(_ observer: Observer?) -> Int { spryify(arguments: Weakly(observer)) }
}

/// Nothing in a recorded call shows that an argument is wrapped.
@Suite struct WeaklyRecordedCallTests {
  private let board = FakeBoard()

  @Test func objectBesideAnotherArgumentIsTheObjectItself() {
    let owner = Observer()
    board.pin("ice", by: owner)
    let arguments = board.recordedCalls[0].arguments
    #expect(arguments.count == 2)
    #expect(arguments[0] as? String == "ice")
    #expect(arguments[1] as? Observer === owner)
    #expect(!board.recordedCalls[0].description.contains("Weakly"))
    #expect(board.didCall(.pin, with: "ice", owner).success)
  }

  @Test func eachOfTwoObjectsIsTheObjectItself() {
    let (first, second) = (Observer(), Observer())
    board.swap(first, second)
    let arguments = board.recordedCalls[0].arguments
    #expect(arguments[0] as? Observer === first)
    #expect(arguments[1] as? Observer === second)
  }

  @Test func objectsThatAreGoneAreNamedByTheirTypes() {
    do {
      board.pin("ice", by: Observer())
      board.swap(Observer(), Observer())
    }
    #expect(
      board.recordedCalls.map(\.description) == [
        #"pin("ice", by: Observer (deallocated))"#,
        "swap(Observer (deallocated), Observer (deallocated))",
      ])
  }
}

/// What a test can do with an object that it specifies as `Weakly`.
private struct WeakUse: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Specifies the object, and returns what a test may keep.
  let specify: @Sendable (FakeBoard, Observer) -> Any?

  static let all = [
    WeakUse(testDescription: "stub") { board, observer in
      board.stub(.watch).with(Weakly(observer)).andReturn(1)
    },
    WeakUse(testDescription: "stub that has been used") { board, observer in
      board.stub(.watch).with(Weakly(observer)).andReturn(1)
      return board.watch(observer)
    },
    WeakUse(testDescription: "stub with a matcher") { board, observer in
      board.stub(.watch).with(Argument.any(of: 1, Weakly(observer))).andReturn(1)
    },
    WeakUse(testDescription: "assertion") { board, observer in
      board.didCall(.watch, with: Weakly(observer), countSpecifier: .never)
    },
    WeakUse(testDescription: "assertion that fails") { board, observer in
      let result = board.didCall(.watch, with: Weakly(observer))
      _ = result.failureMessage
      return result
    },
    WeakUse(testDescription: "expectation") { board, observer in
      board.expect(.watch, with: Weakly(observer), countSpecifier: .never)
    },
    WeakUse(testDescription: "call pattern") { board, observer in
      board.call(.watch, with: Weakly(observer))
    },
    WeakUse(testDescription: "count") { board, observer in
      board.callCount(of: .watch, with: Weakly(observer))
    },
  ]
}

@Suite struct WeaklySpecifiedArgumentTests {
  @Test(arguments: WeakUse.all) private func specifiedObjectIsNotKeptAlive(use: WeakUse) {
    let board = FakeBoard()
    weak var gone: Observer?
    var kept: Any?
    do {
      let observer = Observer()
      gone = observer
      kept = use.specify(board, observer)
    }
    #expect(gone == nil)
    withExtendedLifetime((board, kept)) {}
    if kept is CallPattern.DeclaredExpectation { board.verify() }
  }
}
