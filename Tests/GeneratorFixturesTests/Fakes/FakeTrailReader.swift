// Generated from TrailReader. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailReader --module GeneratorFixtures
// Checksum: 76c682f2271f1963
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailReader: TrailReader, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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

extension FakeTrailReader {
  struct Calls {
    fileprivate let fake: FakeTrailReader

    func read(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.read, with: body))
    }

    func count(_ entry: String) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: entry))
    }

    @_disfavoredOverload
    func count(
      _ entry: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: entry))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
