// Generated from CrateScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake CrateScreen --module GeneratorFixtures
// Checksum: bb968869fb8641ac
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeCrateScreen: CrateScreen, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case weigh = "weigh(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case show = "show()"
    case load = "load(_:)"
  }

  let spryStorage = SpryStorage()

  func show() async -> Int {
    await spryify(.show)
  }

  nonisolated func load(_ crate: Crate) async -> Crate {
    await spryify(.load, arguments: crate)
  }

  nonisolated static func weigh(_ crate: Crate) async -> Int {
    await spryify(.weigh, arguments: crate)
  }
}
