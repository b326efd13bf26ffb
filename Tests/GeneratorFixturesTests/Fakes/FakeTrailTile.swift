// Generated from TrailTile. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTile --module GeneratorFixtures --super-init 'frame: 7' --no-calls
// Checksum: 25bfcc30d4bd40c3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailTile<Content>: TileView, TrailTile, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeContent = "init(content:)"
    case initializeNumber = "init(number:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case show = "show()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override init(frame: Int) {
    super.init(frame: frame)
  }

  required init?(coder: String) {
    super.init(coder: coder)
  }

  required init(width: Int) {
    super.init(frame: 7)
  }

  init(content: Content) {
    super.init(frame: 7)
    Self.recordCall(.initializeContent, arguments: content)
  }

  init?(number: Int) {
    super.init(frame: 7)
    let isMade: Bool = Self.spryify(.initializeNumber, arguments: number, fallbackValue: true)
    guard isMade else { return nil }
  }

  func show() -> Content {
    spryify(.show)
  }
}
