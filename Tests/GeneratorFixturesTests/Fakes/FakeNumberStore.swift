// Generated from NumberStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberStore --module GeneratorFixtures
// Checksum: a3b603d73d617099
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumberStore: NumberStore, Spryable, Sendable {
  typealias Number = [Int]

  enum Function: String, StringRepresentable, CaseIterable {
    case add = "add(_:)"
    case take = "take()"
  }

  let spryStorage = SpryStorage()

  func add(_ number: Number) {
    spryify(.add, arguments: number)
  }

  func take() -> Number {
    spryify(.take)
  }
}

extension FakeNumberStore {
  struct Calls {
    fileprivate let fake: FakeNumberStore

    func add(_ number: Number) -> TypedCall<(Number) -> Void, Void, Never> {
      TypedCall(fake.call(.add, with: number))
    }

    @_disfavoredOverload
    func add(
      _ number: TypedArgument<Number> = .anything
    ) -> TypedCall<(Number) -> Void, Void, Never> {
      TypedCall(fake.call(.add, with: number))
    }

    func take() -> TypedCall<() -> Void, Number, Never> {
      TypedCall(fake.call(.take))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
