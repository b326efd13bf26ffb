// Generated from Journal. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Journal --module GeneratorFixtures
// Checksum: 7879e4f0fc170d06
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeJournal: Journal, Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case write = "write(_:)"
  }

  let spryStorage = SpryStorage()

  override func write(_ line: String) throws(WalkError) {
    try spryifyThrows(.write, arguments: line, throwing: WalkError.self)
  }
}

extension FakeJournal {
  struct Calls {
    fileprivate let fake: FakeJournal

    func write(_ line: String) -> TypedCall<(String) -> Void, Void, WalkError> {
      TypedCall(fake.call(.write, with: line))
    }

    @_disfavoredOverload
    func write(
      _ line: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, WalkError> {
      TypedCall(fake.call(.write, with: line))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
