// Generated from HutLog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HutLog --module Hiking --output Tests/SpryXCTestTests/Fakes --name PartialHutLog --partial
// Checksum: 137fdec66fb3b7ed
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import Hiking

final class PartialHutLog: HutLog, Spryable {
  enum Function: String, GeneratedFunction {
    case note = "note(_:count:)"
  }

  let spryStorage = SpryStorage()
  private let wrapped: any HutLog

  init(wrapping wrapped: any HutLog) {
    self.wrapped = wrapped
  }

  func note(_ event: String, count: Int) {
    spryify(.note, arguments: event, count, fallbackValue: wrapped.note(event, count: count))
  }
}

extension PartialHutLog {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: PartialHutLog
    typealias NoteCall = TypedCall<(String, Int) -> Void, Void, Never>
    func note(_ event: String, count: Int) -> NoteCall { .init(fake.call(.note, with: event, count)) }
    @_disfavoredOverload func note(_ event: String, count: TypedArgument<Int> = .anything) -> NoteCall { .init(fake.call(.note, with: event, count)) }
    @_disfavoredOverload func note(_ event: TypedArgument<String> = .anything, count: Int) -> NoteCall { .init(fake.call(.note, with: event, count)) }
    @_disfavoredOverload func note(_ event: TypedArgument<String> = .anything, count: TypedArgument<Int> = .anything) -> NoteCall { .init(fake.call(.note, with: event, count)) }
  }
}
