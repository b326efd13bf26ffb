// Generated from Ridge. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ridge --module GeneratorFixtures --no-calls
// Checksum: 207134132f16217a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeRidge: Ridge, Spryable {
  enum Function: String, GeneratedFunction {
    case end
    case fork = "fork(_:)"
    case join = "join(_:)"
    case mark = "mark(_:)"
    case walk = "walk()"
    case `subscript` = "subscript(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  override var end: Ridge { stubbedValue(.end) }

  override func fork(_ number: Int) -> Ridge {
    spryify(.fork, arguments: number)
  }

  override func join(_ other: Path) -> Int {
    spryify(.join, arguments: other)
  }

  override func mark<Other>(_ sign: Other) -> Other {
    spryify(.mark, arguments: sign)
  }

  override func walk() async -> Int {
    await spryify(.walk)
  }

  override subscript(kilometre: Int) -> Ridge { spryify(.subscript, arguments: kilometre) }
}
