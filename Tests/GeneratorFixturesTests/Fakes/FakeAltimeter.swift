// Generated from Altimeter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Altimeter --module GeneratorFixtures
// Checksum: 6eb13d3e5457e5e7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeAltimeter: Altimeter, Spryable {
  enum Function: String, GeneratedFunction {
    case show = "show(height:of:)"
  }

  let spryStorage = SpryStorage()

  nonisolated override init() {
    super.init()
  }

  override func show(@Clamped height: Int, of peak: String) -> Int {
    spryify(.show, arguments: height, peak)
  }
}

nonisolated extension FakeAltimeter {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeAltimeter
    typealias ShowCall = TypedCall<(Int, String) -> Void, Int, Never>
    func show(height: Int, of peak: String) -> ShowCall { .init(fake.call(.show, with: height, peak)) }
    @_disfavoredOverload func show(height: Int, of peak: TypedArgument<String> = .anything) -> ShowCall { .init(fake.call(.show, with: height, peak)) }
    @_disfavoredOverload func show(height: TypedArgument<Int> = .anything, of peak: String) -> ShowCall { .init(fake.call(.show, with: height, peak)) }
    @_disfavoredOverload func show(height: TypedArgument<Int> = .anything, of peak: TypedArgument<String> = .anything) -> ShowCall { .init(fake.call(.show, with: height, peak)) }
  }
}
