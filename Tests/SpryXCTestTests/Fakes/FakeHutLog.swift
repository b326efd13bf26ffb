// Generated from HutLog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HutLog --module Hiking --output Tests/SpryXCTestTests/Fakes
// Checksum: 49327d879cee5922
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import Hiking

final class FakeHutLog: HutLog, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case note = "note(_:count:)"
  }

  let spryStorage = SpryStorage()

  func note(_ event: String, count: Int) {
    spryify(.note, arguments: event, count)
  }
}

extension FakeHutLog {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHutLog
    typealias NoteCall = TypedCall<(String, Int) -> Void, Void, Never>
    func note(_ event: String, count: Int) -> NoteCall { .init(fake.call(.note, with: event, count)) }
    @_disfavoredOverload func note(_ event: String, count: TypedArgument<Int> = .anything) -> NoteCall { .init(fake.call(.note, with: event, count)) }
    @_disfavoredOverload func note(_ event: TypedArgument<String> = .anything, count: Int) -> NoteCall { .init(fake.call(.note, with: event, count)) }
    @_disfavoredOverload func note(_ event: TypedArgument<String> = .anything, count: TypedArgument<Int> = .anything) -> NoteCall { .init(fake.call(.note, with: event, count)) }
  }
}
