// Generated from Stream. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Stream --module GeneratorFixtures
// Checksum: 1daeca88efdd151d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import GeneratorFixtures
import Spry

final class FakeStream: GeneratorFixtures.Stream, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case cross = "cross(_:at:)"
  }

  let spryStorage = SpryStorage()

  func cross(_ bridge: Bridge, at date: Date) -> any GeneratorFixtures.Stream {
    spryify(.cross, arguments: bridge, date)
  }
}

extension FakeStream {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeStream
    typealias CrossCall = TypedCall<(Bridge, Date) -> Void, any GeneratorFixtures.Stream, Never>
    func cross(_ bridge: Bridge, at date: Date) -> CrossCall { .init(fake.call(.cross, with: bridge, date)) }
    @_disfavoredOverload func cross(_ bridge: Bridge, at date: TypedArgument<Date> = .anything) -> CrossCall { .init(fake.call(.cross, with: bridge, date)) }
    @_disfavoredOverload func cross(_ bridge: TypedArgument<Bridge> = .anything, at date: Date) -> CrossCall { .init(fake.call(.cross, with: bridge, date)) }
    @_disfavoredOverload func cross(_ bridge: TypedArgument<Bridge> = .anything, at date: TypedArgument<Date> = .anything) -> CrossCall { .init(fake.call(.cross, with: bridge, date)) }
  }
}
