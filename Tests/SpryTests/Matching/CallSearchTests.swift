import Spry
import Testing

/// The search among many calls by the first argument, which has ways of its own for common types.
@Suite struct CallSearchTests {
  private let load = FunctionName("load")

  /// The places, from 0, of the calls with such a first argument.
  private func places(of specified: Any?, in arguments: [[Any?]], areWeak: Bool = false) -> [Int] {
    var log = CallLog()
    for arguments in arguments {
      log.append(load, signature: "load(_:)", arguments: arguments, areWeak: areWeak)
    }
    let entries = log.entries(of: load)
    let found = ArgumentPattern([specified]).ordinals(of: entries)
    return entries.indices.filter { found.contains(entries[$0].ordinal) }
  }

  @Test func commonTypes() {
    #expect(places(of: 1, in: [[1], [2], [nil], ["1"], [1], []]) == [0, 4])
    #expect(places(of: "a", in: [["b"], ["a"], [nil], [1]]) == [1])
    #expect(places(of: true, in: [[false], [true], [1]]) == [1])
    #expect(places(of: 1.5, in: [[1.5], [Float(1.5)], [1]]) == [0])
  }

  @Test("A value of a like type is another value") func likeTypes() {
    #expect(places(of: 1, in: [[Int8(1)], [UInt(1)], [1.0], [true]]) == [])
  }

  @Test("A value inside of optionals or a box is that value") func insideOfOthers() {
    let calls: [[Any?]] = [
      [Int???.some(1) as Any], [AnyHashable(1)], [Int??.some(2) as Any], [AnyHashable(2)],
      [Int??.some(nil) as Any],
    ]
    #expect(places(of: 1, in: calls) == [0, 1])
    #expect(places(of: Int??.some(1) as Any, in: calls) == [0, 1])
    #expect(places(of: AnyHashable(1), in: calls) == [0, 1])
  }

  @Test func whateverElseCanBeCompared() {
    #expect(places(of: [1], in: [[[1]], [[2]], [1]]) == [0])
    #expect(places(of: nil, in: [[nil], [1]]) == [0])
    #expect(places(of: Argument.anything, in: [[nil], [1], []]) == [0, 1])
  }

  @Test func whatIsKeptWeakly() {
    let object = WeakTarget()
    #expect(places(of: object, in: [[Weakly(object)], [Weakly(nil)]], areWeak: true) == [0])
    #expect(places(of: 1, in: [[Weakly(object)], [1]], areWeak: true) == [1])
  }
}

private final class WeakTarget {}
