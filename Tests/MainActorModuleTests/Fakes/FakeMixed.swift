// Generated from Mixed. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake Mixed --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: 4b69a29eb40d6a57
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeMixed: Mixed, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case show = "show(_:)"
    case isShown
    case plain = "plain()"
    case compute = "compute()"
    case stay = "stay()"
    case on = "on(_:)"
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
