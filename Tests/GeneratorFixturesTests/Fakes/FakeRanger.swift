// Generated from Ranger. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ranger --module GeneratorFixtures
// Checksum: 9693be26d36d1360
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeRanger: Ranger, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case meet = "meet(_:on:)"
  }

  let spryStorage = SpryStorage()

  func meet(_ other: any Named, on pass: GeneratorFixtures.Pass) {
    spryify(.meet, arguments: other, pass)
  }
}

extension FakeRanger {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRanger
    typealias MeetCall = TypedCall<(any Named, GeneratorFixtures.Pass) -> Void, Void, Never>
    func meet(_ other: any Named, on pass: GeneratorFixtures.Pass) -> MeetCall { .init(fake.call(.meet, with: other, pass)) }
    @_disfavoredOverload func meet(_ other: any Named, on pass: TypedArgument<GeneratorFixtures.Pass> = .anything) -> MeetCall { .init(fake.call(.meet, with: other, pass)) }
    @_disfavoredOverload func meet(_ other: TypedArgument<any Named> = .anything, on pass: GeneratorFixtures.Pass) -> MeetCall { .init(fake.call(.meet, with: other, pass)) }
    @_disfavoredOverload func meet(_ other: TypedArgument<any Named> = .anything, on pass: TypedArgument<GeneratorFixtures.Pass> = .anything) -> MeetCall { .init(fake.call(.meet, with: other, pass)) }
  }
}
