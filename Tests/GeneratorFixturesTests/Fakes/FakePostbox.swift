// Generated from Postbox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Postbox --module GeneratorFixtures --partial --no-calls
// Checksum: 51d039081ec89f0c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePostbox: Postbox, Spryable {
  enum Function: String, GeneratedFunction {
    case post = "post(_:)"
    case stamp = "stamp(_:)"
    case count = "count(_:)"
    case check = "check(_:)"
    case weigh = "weigh(_:)"
    case wrapped = "wrapped(_:)"
    case others = "others()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()
  private let real: any Postbox

  init(wrapping real: any Postbox) {
    self.real = real
  }

  func post(_ parcel: sending Letter) {
    spryify(.post, arguments: parcel)
  }

  func stamp(_ number: sending Int) -> Int {
    spryify(.stamp, arguments: number, fallbackValue: real.stamp(number))
  }

  func count(_ letters: @autoclosure () throws -> Int) -> Int {
    spryify(.count, arguments: try? letters())
  }

  func check(_ letters: @autoclosure () throws -> Int) throws -> Int {
    let argument = try letters()
    return try spryifyThrows(.check, arguments: argument, fallbackValue: try real.check(argument))
  }

  func weigh(_ grams: @autoclosure @MainActor @Sendable () -> Int) async -> Int {
    await spryify(.weigh, arguments: await grams())
  }

  func wrapped(_ isFragile: Bool) -> Bool {
    spryify(.wrapped, arguments: isFragile, fallbackValue: real.wrapped(isFragile))
  }

  func others() -> Boxes {
    spryify(.others)
  }
}
