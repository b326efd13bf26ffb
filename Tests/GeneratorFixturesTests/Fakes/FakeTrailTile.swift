// Generated from TrailTile. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTile --module GeneratorFixtures --super-init 'frame: 7'
// Checksum: 5386c26a20a0dc5a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailTile<Content>: TileView, TrailTile, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeContent = "init(content:)"
    case initializeNumber = "init(number:)"
  }

  enum Function: String, GeneratedFunction {
    case show = "show()"
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

extension FakeTrailTile {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailTile<Content>
    func show() -> TypedCall<() -> Void, Content, Never> { .init(fake.call(.show)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeContentCall = TypedCall<(Content) -> Void, Void, Never>
    func initialize(content: Content) -> InitializeContentCall { .init(FakeTrailTile<Content>.call(.initializeContent, with: content)) }
    @_disfavoredOverload func initialize(content: TypedArgument<Content>) -> InitializeContentCall { .init(FakeTrailTile<Content>.call(.initializeContent, with: content)) }
    typealias InitializeNumberCall = TypedCall<(Int) -> Void, Bool, Never>
    func initialize(number: Int) -> InitializeNumberCall { .init(FakeTrailTile<Content>.call(.initializeNumber, with: number)) }
    @_disfavoredOverload func initialize(number: TypedArgument<Int>) -> InitializeNumberCall { .init(FakeTrailTile<Content>.call(.initializeNumber, with: number)) }
  }
}
