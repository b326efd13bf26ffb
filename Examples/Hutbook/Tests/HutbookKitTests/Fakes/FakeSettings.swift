// Generated from Settings. Do not edit. To generate it again:
// generate-fake Settings --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: f8e8efbf16f0da67
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

nonisolated final class FakeSettings: Settings, Spryable {
  enum Function: String, GeneratedFunction {
    case text = "text(for:)"
    case set = "set(_:for:)"
  }

  let spryStorage = SpryStorage()

  override func text(for key: String) -> String? {
    spryify(.text, arguments: key)
  }

  override func set(_ text: String?, for key: String) {
    spryify(.set, arguments: text, key)
  }
}

nonisolated extension FakeSettings {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSettings
    typealias TextCall = TypedCall<(String) -> Void, String?, Never>
    func text(for key: String) -> TextCall { .init(fake.call(.text, with: key)) }
    @_disfavoredOverload func text(for key: TypedArgument<String> = .anything) -> TextCall { .init(fake.call(.text, with: key)) }
    typealias SetCall = TypedCall<(String?, String) -> Void, Void, Never>
    func set(_ text: String?, for key: String) -> SetCall { .init(fake.call(.set, with: text, key)) }
    @_disfavoredOverload func set(_ text: String?, for key: TypedArgument<String> = .anything) -> SetCall { .init(fake.call(.set, with: text, key)) }
    @_disfavoredOverload func set(_ text: TypedArgument<String?> = .anything, for key: String) -> SetCall { .init(fake.call(.set, with: text, key)) }
    @_disfavoredOverload func set(_ text: TypedArgument<String?> = .anything, for key: TypedArgument<String> = .anything) -> SetCall { .init(fake.call(.set, with: text, key)) }
  }
}
