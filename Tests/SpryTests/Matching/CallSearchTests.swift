import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// Tests the search by first argument among calls, which treats common types specially.
@Suite struct CallSearchTests {
  private let load = FunctionName("load")

  /// The indices, starting at 0, of the calls with the specified first argument.
  private func indices(of specified: Any?, in arguments: [[Any?]]) -> [Int] {
    var calls = FunctionCalls(of: load)
    let other = [Scribbling()] as [Any?]
    for arguments in arguments + Array(repeating: other, count: 100) {
      calls.append(signature: "load(_:)", arguments: arguments)
    }
    let pattern = ArgumentPattern([specified])
    return arguments.indices.filter { pattern.matches(calls.entries[$0].arguments.value) }
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
    #expect(indices(of: object, in: [[Weakly(object)], [Weakly(nil)]]) == [0])
    #expect(indices(of: 1, in: [[Weakly(object)], [1]]) == [1])
  }
}

private final class WeakTarget {}

/// An argument that no test searches for.
private struct Scribbling {}
