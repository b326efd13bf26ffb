// Generated from TrailWire. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWire --module GeneratorFixtures
// Checksum: da6c9976af29db19
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

actor FakeTrailWire: TrailWire, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailWire

    var name: TypedGetter<String, Never> { TypedGetter(fake.call(.name)) }

    func connect() -> TypedCall<() -> Void, Void, any Error> {
      TypedCall(fake.call(.connect))
    }

    func receive() -> TypedCall<() -> Void, AsyncThrowingStream<Data, any Error>, Never> {
      TypedCall(fake.call(.receive))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
