// Generated from Mixed. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Mixed --module GeneratorFixtures --no-calls
// Checksum: 8279c3b8be9bcc34
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

nonisolated final class FakeMixed: Mixed, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case show = "show(_:)"
    case isShown
    case plain = "plain()"
    case compute = "compute()"
    case stay = "stay()"
    case on = "on(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  @MainActor func show(_ name: String) -> Int {
    spryify(.show, arguments: name)
  }

  @MainActor var isShown: Bool { stubbedValue(.isShown) }

  func plain() -> Int {
    spryify(.plain)
  }

  @concurrent func compute() async -> Int {
    await spryify(.compute)
  }

  nonisolated(nonsending) func stay() async -> Int {
    await spryify(.stay)
  }

  func on(_ actor: isolated (any Actor)?) async -> Int {
    await spryify(.on, arguments: actor)
  }
}
