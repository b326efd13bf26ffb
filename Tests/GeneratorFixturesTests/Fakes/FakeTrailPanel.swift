// Generated from TrailPanel. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPanel --module GeneratorFixtures
// Checksum: 9632afd809aa192d
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

extension FakeTrailPanel {
  struct Calls {
    fileprivate let fake: FakeTrailPanel

    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }

    func show(_ trail: String) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.show, with: trail))
    }

    @_disfavoredOverload
    func show(
      _ trail: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.show, with: trail))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func make() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(FakeTrailPanel.call(.make))
    }
  }

  nonisolated static var calls: ClassCalls { ClassCalls() }
}
