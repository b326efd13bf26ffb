// Generated from TrailEstimator. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailEstimator --module GeneratorFixtures
// Checksum: eb672fb4e5c50ffe
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailEstimator: TrailEstimator, Spryable {
  enum Function: String, GeneratedFunction {
    case estimate = "estimate(_:_:limit:ratio:start:pace:)"
    case guess = "guess(_:)"
  }

  let spryStorage = SpryStorage()

  override func estimate(
    _ marks: [String: Int] = ["Gemmi": 2], _ days: [String: [Int]] = ["Eiger": [1], "Bern": []],
    limit: Int = .max, ratio: Double = .pi, start: (Int, String) = (1, "Bern"),
    pace: TrailEstimator.Pace = .slow
  ) -> Int {
    spryify(.estimate, arguments: marks, days, limit, ratio, start, pace)
  }

  override func guess(_ count: Int) -> Int {
    spryify(.guess, arguments: count)
  }
}

nonisolated extension FakeTrailEstimator {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailEstimator
    typealias EstimateCall = TypedCall<([String: Int], [String: [Int]], Int, Double, (Int, String), TrailEstimator.Pace) -> Void, Int, Never>
    func estimate(_ marks: [String: Int], _ days: [String: [Int]], limit: Int, ratio: Double, start: (Int, String), pace: TrailEstimator.Pace) -> EstimateCall { .init(fake.call(.estimate, with: marks, days, limit, ratio, start, pace)) }
    @_disfavoredOverload func estimate(_ marks: TypedArgument<[String: Int]> = .anything, _ days: TypedArgument<[String: [Int]]> = .anything, limit: TypedArgument<Int> = .anything, ratio: TypedArgument<Double> = .anything, start: TypedArgument<(Int, String)> = .anything, pace: TypedArgument<TrailEstimator.Pace> = .anything) -> EstimateCall { .init(fake.call(.estimate, with: marks, days, limit, ratio, start, pace)) }
    typealias GuessCall = TypedCall<(Int) -> Void, Int, Never>
    func guess(_ count: Int) -> GuessCall { .init(fake.call(.guess, with: count)) }
    @_disfavoredOverload func guess(_ count: TypedArgument<Int> = .anything) -> GuessCall { .init(fake.call(.guess, with: count)) }
  }
}
