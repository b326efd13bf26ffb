// Generated from TrailPanel. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPanel --module GeneratorFixtures
// Checksum: c97094cd6d3be8b2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@MainActor final class FakeTrailPanel: TrailPanel, nonisolated Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case make = "make()"
  }

  enum Function: String, GeneratedFunction {
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
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakeTrailPanel
    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }
    typealias ShowCall = TypedCall<(String) -> Void, Int, Never>
    func show(_ trail: String) -> ShowCall { .init(fake.call(.show, with: trail)) }
    @_disfavoredOverload func show(_ trail: TypedArgument<String> = .anything) -> ShowCall { .init(fake.call(.show, with: trail)) }
  }

  nonisolated static var classStub: ClassCalls { ClassCalls() }
  nonisolated static var classCalls: ClassCalls { ClassCalls() }

  nonisolated struct ClassCalls {
    func make() -> TypedCall<() -> Void, Int, Never> { .init(FakeTrailPanel.call(.make)) }
  }
}
