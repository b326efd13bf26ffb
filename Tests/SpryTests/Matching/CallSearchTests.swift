import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// Tests the search by first argument among many calls, which treats common types specially.
@Suite struct CallSearchTests {
  private let load = FunctionName("load")

  /// The indices, starting at 0, of the calls with the specified first argument.
  ///
  /// This function also expects that a linear search and a search with an index agree.
  private func indices(of specified: Any?, in arguments: [[Any?]], areWeak: Bool = false) -> [Int] {
    var calls = FunctionCalls(of: load)
    let other = [Scribbling()] as [Any?]
    for arguments in arguments + Array(repeating: other, count: 100) {
      calls.append(signature: "load(_:)", arguments: arguments, areWeak: areWeak)
    }
    let entries = calls.entries
    let pattern = ArgumentPattern([specified])
    let oneByOne = pattern.ordinals(of: entries, among: nil)
    var index = CallIndex()
    let candidates = index.candidates(for: pattern, in: entries)
    #expect(pattern.ordinals(of: entries, among: candidates) == oneByOne)
    return arguments.indices.filter { oneByOne.contains(entries[$0].ordinal) }
  }

  @Test func laterCallsExtendAnIndex() {
    var calls = FunctionCalls(of: load)
    var index = CallIndex()
    for number in 0..<200 {
      calls.append(signature: "load(_:)", arguments: [number % 10, number])
      let candidates = index.candidates(for: ArgumentPattern([3, 93]), in: calls.entries)
      #expect((candidates == nil) == (number < 63))
    }
    let found = index.candidates(for: ArgumentPattern([3, 93]), in: calls.entries)
    #expect(found == (0..<20).map { $0 * 10 + 3 })
    #expect(index.candidates(for: ArgumentPattern([10]), in: calls.entries) == [])
    #expect(index.candidates(for: ArgumentPattern([Argument.anything]), in: calls.entries) == nil)
    #expect(index.candidates(for: ArgumentPattern([[3]]), in: calls.entries) == nil)
  }

  @Test func resettingAFakeDiscardsItsManyCalls() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([Trail]())
    for number in 0..<100 { _ = store.trails(near: "\(number % 7)") }
    #expect(store.callCount(of: .trails, with: "3") == 14)
    let mark = Checkpoint()
    for number in 0..<100 { _ = store.trails(near: "\(number % 5)") }
    #expect(store.callCount(of: .trails, with: "3") == 34)
    #expect(store.callCount(of: .trails, with: "3", since: mark) == 20)
    store.resetCalls()
    #expect(store.callCount(of: .trails, with: "3") == 0)
    for _ in 0..<70 { _ = store.trails(near: "3") }
    #expect(store.callCount(of: .trails, with: "3") == 70)
  }

  @Test func valuesOfCommonTypesAreFound() {
    #expect(indices(of: 1, in: [[1], [2], [nil], ["1"], [1], []]) == [0, 4])
    #expect(indices(of: "a", in: [["b"], ["a"], [nil], [1]]) == [1])
    #expect(indices(of: true, in: [[false], [true], [1]]) == [1])
    #expect(indices(of: 1.5, in: [[1.5], [Float(1.5)], [1]]) == [0])
  }

  @Test("A value of a similar type doesn't match") func similarTypes() {
    #expect(indices(of: 1, in: [[Int8(1)], [UInt(1)], [1.0], [true]]) == [])
  }

  @Test("Optionals and boxes around a value are removed") func wrappedValues() {
    let calls: [[Any?]] = [
      [Int???.some(1) as Any], [AnyHashable(1)], [Int??.some(2) as Any], [AnyHashable(2)],
      [Int??.some(nil) as Any], [Any?.some(1) as Any],
    ]
    #expect(indices(of: 1, in: calls) == [0, 1, 5])
    #expect(indices(of: Int??.some(1) as Any, in: calls) == [0, 1, 5])
    #expect(indices(of: AnyHashable(1), in: calls) == [0, 1, 5])
  }

  @Test func otherComparableValuesAreFound() {
    #expect(indices(of: [1], in: [[[1]], [[2]], [1]]) == [0])
    #expect(indices(of: nil, in: [[nil], [1]]) == [0])
    #expect(indices(of: Argument.anything, in: [[nil], [1], []]) == [0, 1])
  }

  @Test func weakArgumentsAreFound() {
    let object = WeakTarget()
    #expect(indices(of: object, in: [[Weakly(object)], [Weakly(nil)]], areWeak: true) == [0])
    #expect(indices(of: 1, in: [[Weakly(object)], [1]], areWeak: true) == [1])
  }
}

private final class WeakTarget {}

/// An argument that no test searches for.
private struct Scribbling {}
