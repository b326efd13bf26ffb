// Generated from Stream. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Stream --module GeneratorFixtures
// Checksum: 13c4140048883a51
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import GeneratorFixtures
import Spry

final class FakeStream: GeneratorFixtures.Stream, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case cross = "cross(_:at:)"
  }

  let spryStorage = SpryStorage()

  func cross(_ bridge: Bridge, at date: Date) -> any GeneratorFixtures.Stream {
    spryify(.cross, arguments: bridge, date)
  }
}

extension FakeStream {
  struct Calls {
    fileprivate let fake: FakeStream

    func cross(
      _ bridge: Bridge, at date: Date
    ) -> TypedCall<(Bridge, Date) -> Void, any GeneratorFixtures.Stream, Never> {
      TypedCall(fake.call(.cross, with: bridge, date))
    }

    @_disfavoredOverload
    func cross(
      _ bridge: TypedArgument<Bridge> = .anything, at date: TypedArgument<Date> = .anything
    ) -> TypedCall<(Bridge, Date) -> Void, any GeneratorFixtures.Stream, Never> {
      TypedCall(fake.call(.cross, with: bridge, date))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
