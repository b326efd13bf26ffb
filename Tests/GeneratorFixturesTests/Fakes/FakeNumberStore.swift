// Generated from NumberStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberStore --module GeneratorFixtures
// Checksum: f945c4d294e41f51
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumberStore: NumberStore, Spryable, Sendable {
  typealias Number = [Int]

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeNumberStore
    typealias AddCall = TypedCall<(Number) -> Void, Void, Never>
    func add(_ number: Number) -> AddCall { .init(fake.call(.add, with: number)) }
    @_disfavoredOverload func add(_ number: TypedArgument<Number> = .anything) -> AddCall { .init(fake.call(.add, with: number)) }
    func take() -> TypedCall<() -> Void, Number, Never> { .init(fake.call(.take)) }
  }
}
