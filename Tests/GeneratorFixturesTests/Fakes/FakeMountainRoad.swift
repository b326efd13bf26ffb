// Generated from mountain road. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake 'mountain road' --module GeneratorFixtures
// Checksum: ebdd3c6d0952014e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeMountainRoad: `mountain road`, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case drive = "drive(_:)"
  }

  let spryStorage = SpryStorage()

  func drive<`any vehicle`: Equatable>(_ vehicle: `any vehicle`) -> `any vehicle` {
    spryify(.drive, arguments: vehicle)
  }
}

extension FakeMountainRoad {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeMountainRoad
    func drive<`any vehicle`: Equatable>(_ vehicle: `any vehicle`) -> TypedCall<(`any vehicle`) -> Void, `any vehicle`, Never> { .init(fake.call(.drive, with: vehicle)) }
    @_disfavoredOverload func drive<`any vehicle`: Equatable>(_ vehicle: TypedArgument<`any vehicle`>) -> TypedCall<(`any vehicle`) -> Void, `any vehicle`, Never> { .init(fake.call(.drive, with: vehicle)) }
  }
}
