// Generated from PeakStore. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PeakStore --module GeneratorFixtures
// Checksum: 22fc2b781ae744a1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakePeakStore<Value>: PeakStore<Value>, Spryable {
  enum Function: String, GeneratedFunction {
    case climb = "climb(_:)"
    case copy = "copy()"
    case count = "count()"
  }

  let spryStorage = SpryStorage()

  override func climb(_ value: Value) {
    spryify(.climb, arguments: value)
  }

  override func copy() -> Self {
    spryify(.copy)
  }

  override func count() -> Int {
    spryify(.count)
  }
}

nonisolated extension FakePeakStore {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePeakStore<Value>
    typealias ClimbCall = TypedCall<(Value) -> Void, Void, Never>
    func climb(_ value: Value) -> ClimbCall { .init(fake.call(.climb, with: value)) }
    @_disfavoredOverload func climb(_ value: TypedArgument<Value> = .anything) -> ClimbCall { .init(fake.call(.climb, with: value)) }
    func copy() -> TypedCall<() -> Void, FakePeakStore<Value>, Never> { .init(fake.call(.copy)) }
    func count() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.count)) }
  }
}
