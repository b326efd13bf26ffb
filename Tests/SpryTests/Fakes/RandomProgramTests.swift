import Spry
import SpryTestSupport
import Testing

/// A naive model of a fake, with lists that are searched from the end.
private struct Model {
  struct Stub {
    let id: Int
    let pattern: [Int?]
    var answers: [Int]
    var last: Int?
    var used = 0

    var isUsedUp: Bool { used >= answers.count && last == nil }
    var specificity: Int { pattern.count { $0 != nil } }

    func fits(_ arguments: [Int]) -> Bool {
      pattern.isEmpty || zip(pattern, arguments).allSatisfy { $0 == nil || $0 == $1 }
    }
  }

  var stubs: [Stub] = []
  var calls: [[Int]] = []
  var verified: Set<Int> = []

  /// Records a call and returns the answer of the most recent of the most specific stubs.
  mutating func call(_ arguments: [Int]) -> Int? {
    calls.append(arguments)
    let index = stubs.indices.filter { stubs[$0].fits(arguments) && !stubs[$0].isUsedUp }
      .max { (stubs[$0].specificity, stubs[$0].id) < (stubs[$1].specificity, stubs[$1].id) }
    guard let index else { return nil }
    defer { stubs[index].used += 1 }
    let stub = stubs[index]
    return stub.used < stub.answers.count ? stub.answers[stub.used] : stub.last
  }

  func indices(of pattern: [Int?]) -> [Int] {
    calls.indices.filter { index in
      pattern.isEmpty || zip(pattern, calls[index]).allSatisfy { $0 == nil || $0 == $1 }
    }
  }
}

private final class FakeScale: Spryable {
  enum Function: String, StringRepresentable { case weigh = "weigh(_:_:)" }
  let spryStorage = SpryStorage()
  func weigh(_ first: Int, _ second: Int) -> Int {
    spryify(arguments: first, second, fallbackValue: -1)
  }
}

@Suite("Random programs of stubs, calls, verifications, and resets") struct RandomProgramTests {
  @Test(arguments: 0..<20) func agreesWithANaiveModel(part: Int) {
    for seed in UInt64(part * 8)..<UInt64(part * 8 + 8) {
      run(seed)
    }
  }

  private func run(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed + 1)
    let fake = FakeScale()
    var model = Model()
    for step in 0..<60 {
      let pattern: [Int?] =
        Int.random(in: 0..<4, using: &random) == 0
        ? []
        : (0..<2).map { _ in
          Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil
        }
      let context = "seed \(seed), step \(step)"
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        stub(fake, &model, pattern, step, &random)
      case 2...5:
        let arguments = (0..<2).map { _ in Int.random(in: 0..<3, using: &random) }
        let answer = fake.weigh(arguments[0], arguments[1])
        #expect(answer == model.call(arguments) ?? -1, "\(context): weigh\(arguments)")
      case 6, 7:
        verify(fake, &model, pattern, context, &random)
      case 8:
        let left = model.calls.indices.filter { !model.verified.contains($0) }
        #expect(
          fake.unverifiedCalls().map { $0.arguments.compactMap { $0 as? Int } }
            == left.map { model.calls[$0] }, "\(context)")
        #expect(fake.unusedStubs.count == model.stubs.count { $0.used == 0 }, "\(context)")
      default:
        if Int.random(in: 0..<4, using: &random) == 0 {
          fake.resetCalls()
          model.calls = []
          model.verified = []
        } else if Int.random(in: 0..<4, using: &random) == 0 {
          fake.resetStubs()
          model.stubs = []
        }
      }
    }
  }

  private func stub(
    _ fake: FakeScale, _ model: inout Model, _ pattern: [Int?], _ step: Int,
    _ random: inout SeededGenerator
  ) {
    let begun =
      pattern.isEmpty
      ? fake.stub(.weigh) : fake.stub(.weigh).with(specified(pattern[0]), specified(pattern[1]))
    var stub = Model.Stub(id: step, pattern: pattern, answers: [], last: step)
    begun.andReturn(step)
    for more in 1...Int.random(in: 1...3, using: &random) where Bool.random(using: &random) {
      begun.thenReturn(step + more * 1_000)
      stub.answers.append(stub.last ?? 0)
      stub.last = step + more * 1_000
    }
    if Bool.random(using: &random) {
      let times = Int.random(in: 1...2, using: &random)
      begun.times(times)
      stub.answers += Array(repeating: stub.last ?? 0, count: times)
      stub.last = nil
    }
    model.stubs.append(stub)
  }

  private func verify(
    _ fake: FakeScale, _ model: inout Model, _ pattern: [Int?], _ context: String,
    _ random: inout SeededGenerator
  ) {
    let expected = model.indices(of: pattern)
    let number = Int.random(in: 0...3, using: &random)
    let (count, isAllowed): (CountSpecifier, Bool) =
      [
        (.exactly(number), expected.count == number), (.atLeast(number), expected.count >= number),
        (.atMost(number), expected.count <= number),
        (.between(1...number + 1), (1...number + 1).contains(expected.count)),
      ][Int.random(in: 0..<4, using: &random)]
    let result = fake.didCall(.weigh, withArguments: pattern.map(specified), countSpecifier: count)
    #expect(result.success == isAllowed, "\(context): \(pattern) \(count)")
    #expect(fake.callCount(of: .weigh) == model.calls.count)
    #expect(result.failureMessage.isEmpty == isAllowed, "\(context)")
    if isAllowed { model.verified.formUnion(expected) }
  }

  private func specified(_ value: Int?) -> Any? {
    value.map { $0 as Any } ?? Argument.anything
  }
}
