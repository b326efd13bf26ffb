// Generated from TrailHazard. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailHazard --module GeneratorFixtures
// Checksum: dda34d047f7e227f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailHazard: TrailHazard, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case fall = "fall()"
    case slip = "slip()"
    case depth
    case climb = "climb(_:)"
    case rate = "rate(_:_:)"
  }

  let spryStorage = SpryStorage()

  func fall() throws -> Int {
    try spryifyThrows(.fall)
  }

  func slip() -> Int {
    spryify(.slip)
  }

  var depth: Int {
    get throws { try stubbedValueThrows(.depth) }
  }

  func climb(_ step: () throws(any Error) -> Void) throws {
    try withoutActuallyEscaping(step) { step in
      try spryifyThrows(.climb, arguments: Transient(step))
    }
  }

  func rate(_ type: FakeTrailHazard.Type, _ others: any TrailHazard.Type) -> FakeTrailHazard.Type {
    spryify(.rate, arguments: type, others)
  }
}

extension FakeTrailHazard {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailHazard
    func fall() -> TypedCall<() -> Void, Int, any Error> { .init(fake.call(.fall)) }
    func slip() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.slip)) }
    var depth: some StubbableCall<() -> Void, Int, any Error> { TypedCall(fake.call(.depth)) }
    func climb(_ step: TypedArgument<() throws(any Error) -> Void> = .anything) -> TypedCall<(@escaping () throws(any Error) -> Void) -> Void, Void, any Error> { .init(fake.call(.climb, with: step)) }
    typealias RateCall = TypedCall<(FakeTrailHazard.Type, any TrailHazard.Type) -> Void, FakeTrailHazard.Type, Never>
    func rate(_ type: FakeTrailHazard.Type, _ others: any TrailHazard.Type) -> RateCall { .init(fake.call(.rate, with: type, others)) }
    @_disfavoredOverload func rate(_ type: FakeTrailHazard.Type, _ others: TypedArgument<any TrailHazard.Type> = .anything) -> RateCall { .init(fake.call(.rate, with: type, others)) }
    @_disfavoredOverload func rate(_ type: TypedArgument<FakeTrailHazard.Type> = .anything, _ others: any TrailHazard.Type) -> RateCall { .init(fake.call(.rate, with: type, others)) }
    @_disfavoredOverload func rate(_ type: TypedArgument<FakeTrailHazard.Type> = .anything, _ others: TypedArgument<any TrailHazard.Type> = .anything) -> RateCall { .init(fake.call(.rate, with: type, others)) }
  }
}
