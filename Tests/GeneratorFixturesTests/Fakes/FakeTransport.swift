// Generated from Transport. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Transport --module GeneratorFixtures
// Checksum: 093d51c35ec6bed2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTransport: Transport, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(line:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case seats
    case ride = "ride(to:)"
    case board = "board()"
    case pay = "pay(_:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(line: Int) {
    Self.recordCall(.initialize, arguments: line)
  }

  var seats: Int { stubbedValue(.seats) }

  func ride(to place: String) -> Int {
    spryify(.ride, arguments: place)
  }

  func board() throws(WalkError) {
    try spryifyThrows(.board, throwing: WalkError.self)
  }

  func pay(_ price: @autoclosure () throws -> Int) {
    spryify(.pay, arguments: try? price())
  }
}
