// Generated from mountain road. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake 'mountain road' --module GeneratorFixtures
// Checksum: 028aaaf6fe34ad45
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeMountainRoad: `mountain road`, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case drive = "drive(_:)"
  }

  let spryStorage = SpryStorage()

  func drive<`any vehicle`: Equatable>(_ vehicle: `any vehicle`) -> `any vehicle` {
    spryify(.drive, arguments: vehicle)
  }
}

extension FakeMountainRoad {
  struct Calls {
    fileprivate let fake: FakeMountainRoad

    func drive<`any vehicle`: Equatable>(
      _ vehicle: `any vehicle`
    ) -> TypedCall<(`any vehicle`) -> Void, `any vehicle`, Never> {
      TypedCall(fake.call(.drive, with: vehicle))
    }

    @_disfavoredOverload
    func drive<`any vehicle`: Equatable>(
      _ vehicle: TypedArgument<`any vehicle`>
    ) -> TypedCall<(`any vehicle`) -> Void, `any vehicle`, Never> {
      TypedCall(fake.call(.drive, with: vehicle))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
