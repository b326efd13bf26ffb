// Generated from Picnic. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Picnic --module GeneratorFixtures
// Checksum: 0a8d55ce2eebdc25
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePicnic: Picnic, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case cut = "cut(_:)"
    case share = "share()"
  }

  let spryStorage = SpryStorage()

  func cut(_ cake: GeneratorFixtures.Slice) {
    spryify(.cut, arguments: cake)
  }

  func share() -> Swift.Slice<[Int]> {
    spryify(.share)
  }
}

extension FakePicnic {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePicnic
    typealias CutCall = TypedCall<(GeneratorFixtures.Slice) -> Void, Void, Never>
    func cut(_ cake: GeneratorFixtures.Slice) -> CutCall { .init(fake.call(.cut, with: cake)) }
    @_disfavoredOverload func cut(_ cake: TypedArgument<GeneratorFixtures.Slice> = .anything) -> CutCall { .init(fake.call(.cut, with: cake)) }
    func share() -> TypedCall<() -> Void, Swift.Slice<[Int]>, Never> { .init(fake.call(.share)) }
  }
}
