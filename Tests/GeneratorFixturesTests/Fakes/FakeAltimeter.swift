// Generated from Altimeter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Altimeter --module GeneratorFixtures
// Checksum: 3d21059bdca32de2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeAltimeter: Altimeter, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case show = "show(height:of:)"
  }

  let spryStorage = SpryStorage()

  override func show(@Clamped height: Int, of peak: String) -> Int {
    spryify(.show, arguments: height, peak)
  }
}

extension FakeAltimeter {
  struct Calls {
    fileprivate let fake: FakeAltimeter

    func show(height: Int, of peak: String) -> TypedCall<(Int, String) -> Void, Int, Never> {
      TypedCall(fake.call(.show, with: height, peak))
    }

    @_disfavoredOverload
    func show(
      height: TypedArgument<Int> = .anything, of peak: TypedArgument<String> = .anything
    ) -> TypedCall<(Int, String) -> Void, Int, Never> {
      TypedCall(fake.call(.show, with: height, peak))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
