// Generated from TrailReader. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailReader --module GeneratorFixtures
// Checksum: 905581ddf3f35abe
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailReader: TrailReader, Spryable {
  enum Function: String, GeneratedFunction {
    case read = "read(_:)"
    case count = "count(_:)"
  }

  let spryStorage = SpryStorage()

  override func read(_ body: (String) throws -> Int) -> Int {
    withoutActuallyEscaping(body) { body in
      spryify(.read, arguments: Transient(body))
    }
  }

  override func count(_ entry: @autoclosure () throws -> String) rethrows -> Int {
    spryify(.count, arguments: try entry())
  }
}

nonisolated extension FakeTrailReader {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailReader
    func read(_ body: TypedArgument<(String) throws -> Int> = .anything) -> TypedCall<(@escaping (String) throws -> Int) -> Void, Int, Never> { .init(fake.call(.read, with: body)) }
    typealias CountCall = TypedCall<(String) -> Void, Int, Never>
    func count(_ entry: String) -> CountCall { .init(fake.call(.count, with: entry)) }
    @_disfavoredOverload func count(_ entry: TypedArgument<String> = .anything) -> CountCall { .init(fake.call(.count, with: entry)) }
  }
}
