// Generated from TrailTile. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTile --module GeneratorFixtures --super-init 'frame: 7'
// Checksum: 8203087a33b7012d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailTile<Content>: TileView, TrailTile, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeContent = "init(content:)"
    case initializeNumber = "init(number:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailTile<Content>

    func show() -> TypedCall<() -> Void, Content, Never> {
      TypedCall(fake.call(.show))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func initialize(content: Content) -> TypedCall<(Content) -> Void, Void, Never> {
      TypedCall(FakeTrailTile<Content>.call(.initializeContent, with: content))
    }

    @_disfavoredOverload
    func initialize(content: TypedArgument<Content>) -> TypedCall<(Content) -> Void, Void, Never> {
      TypedCall(FakeTrailTile<Content>.call(.initializeContent, with: content))
    }

    func initialize(number: Int) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailTile<Content>.call(.initializeNumber, with: number))
    }

    @_disfavoredOverload
    func initialize(number: TypedArgument<Int>) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailTile<Content>.call(.initializeNumber, with: number))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
