// Generated from Settings. Do not edit. To generate it again:
// generate-fake Settings --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: c741661cb25c237f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

final class FakeSettings: Settings, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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

extension FakeSettings {
  struct Calls {
    fileprivate let fake: FakeSettings

    func text(for key: String) -> TypedCall<(String) -> Void, String?, Never> {
      TypedCall(fake.call(.text, with: key))
    }

    @_disfavoredOverload
    func text(
      for key: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, String?, Never> {
      TypedCall(fake.call(.text, with: key))
    }

    func set(
      _ text: String?, for key: String
    ) -> TypedCall<(String?, String) -> Void, Void, Never> {
      TypedCall(fake.call(.set, with: text, key))
    }

    @_disfavoredOverload
    func set(
      _ text: TypedArgument<String>? = .anything, for key: TypedArgument<String> = .anything
    ) -> TypedCall<(String?, String) -> Void, Void, Never> {
      TypedCall(fake.call(.set, with: text, key))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
