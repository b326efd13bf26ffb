// Generated from TrailPanel. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPanel --module GeneratorFixtures --typed
// Checksum: dffa7ddd4b484426
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakeTrailPanel: TrailPanel, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case make = "make()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case title
    case show = "show(_:)"
  }

  let spryStorage = SpryStorage()

  var title: String {
    get { stubbedValue(.title) }
    set { recordCall(.title, arguments: newValue) }
  }

  func show(_ trail: String) -> Int {
    spryify(.show, arguments: trail)
  }

  static func make() -> Int {
    spryify(.make)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FakeTrailPanel {
  struct Typed {
    fileprivate let fake: FakeTrailPanel
    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }
    var show: TypedFunction<String, Int> { TypedFunction(.show, of: fake) }
  }

  nonisolated var typed: Typed { Typed(fake: self) }

  struct ClassTyped {
    var make: TypedFunction<Int> { TypedFunction(.make, of: FakeTrailPanel.self) }
  }

  nonisolated static var typed: ClassTyped { ClassTyped() }
}
