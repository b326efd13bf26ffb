// Generated from TrailWire. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWire --module GeneratorFixtures
// Checksum: 22cef74bc7d2c76a
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
