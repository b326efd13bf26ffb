// Generated from Journal. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Journal --module GeneratorFixtures
// Checksum: d47444323aa1bc89
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeJournal: Journal, Spryable, @unchecked Sendable {
  enum Function: String, GeneratedFunction {
    case write = "write(_:)"
  }

  let spryStorage = SpryStorage()

  override func write(_ line: String) throws(WalkError) {
    try spryifyThrows(.write, arguments: line, throwing: WalkError.self)
  }
}

extension FakeJournal {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeJournal
    typealias WriteCall = TypedCall<(String) -> Void, Void, WalkError>
    func write(_ line: String) -> WriteCall { .init(fake.call(.write, with: line)) }
    @_disfavoredOverload func write(_ line: TypedArgument<String> = .anything) -> WriteCall { .init(fake.call(.write, with: line)) }
  }
}
