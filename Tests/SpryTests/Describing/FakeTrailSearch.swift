import Foundation
import Spry

@testable import Hiking

/// A fake whose members take and return values without literals.
///
/// Tests compile this file together with the lines to paste from its failures.
final class FakeTrailSearch: Spryable {
  enum Function: String, StringRepresentable {
    case find = "find(near:in:cached:completion:)"
    case visit = "visit(_:_:)"
    case report = "report(_:on:)"
    case finish = "finish(_:)"
    case draw = "draw(_:)"
    case send = "send(_:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case open = "open(_:)"
  }

  enum Season {
    case summer
  }

  let spryStorage = SpryStorage()

  func find(
    near place: String, in season: Season, cached: @escaping ([Trail]) -> Void,
    completion: @escaping @Sendable (Result<[Trail], any Error>) -> Void
  ) -> Int? {
    spryify(arguments: place, season, cached, completion)
  }

  func visit(_ trails: [Trail], _ body: (Trail) -> Void) {
    withoutActuallyEscaping(body) { body in
      spryify(arguments: trails, Transient(body))
    }
  }

  func report(_ error: any Error, on day: Int64) { spryify(arguments: error, day) }
  func finish(_ result: Result<[String], any Error>) -> (any Ranger)? { spryify(arguments: result) }
  func draw(_ scribble: Scribble?) -> Int { spryify(arguments: scribble) }
  func send(_ data: Data) -> Data { spryify(arguments: data) }
  static func open(_ season: Season) -> [Season: [Int?]] { spryify(arguments: season) }

  // Members without a case.
  func `default`() { recordCall() }
  static func + (left: FakeTrailSearch, right: Int) { left.recordCall(arguments: right) }
}
