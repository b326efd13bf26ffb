// Generated from TrailWire. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWire --module GeneratorFixtures
// Checksum: 310cdafbb8c0e22e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

actor FakeTrailWire: TrailWire, Spryable {
  enum Function: String, GeneratedFunction {
    case name
    case connect = "connect()"
    case receive = "receive()"
  }

  let spryStorage = SpryStorage()

  var name: String { stubbedValue(.name) }

  func connect() async throws {
    try await spryifyThrows(.connect)
  }

  func receive() -> AsyncThrowingStream<Data, any Error> {
    spryify(.receive)
  }
}

extension FakeTrailWire {
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailWire
    var name: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.name)) }
    func connect() -> TypedCall<() -> Void, Void, any Error> { .init(fake.call(.connect)) }
    func receive() -> TypedCall<() -> Void, AsyncThrowingStream<Data, any Error>, Never> { .init(fake.call(.receive)) }
  }
}
