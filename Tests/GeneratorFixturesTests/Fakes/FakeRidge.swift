// Generated from Ridge. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ridge --module GeneratorFixtures
// Checksum: 4a146b38c475b91c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeRidge: Ridge, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case end
    case fork = "fork(_:)"
    case join = "join(_:)"
    case mark = "mark(_:)"
    case walk = "walk()"
    case `subscript` = "subscript(_:)"
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

extension FakeRidge {
  struct Calls {
    fileprivate let fake: FakeRidge

    var end: TypedGetter<Ridge, Never> { TypedGetter(fake.call(.end)) }

    func fork(_ number: Int) -> TypedCall<(Int) -> Void, Ridge, Never> {
      TypedCall(fake.call(.fork, with: number))
    }

    @_disfavoredOverload
    func fork(_ number: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Ridge, Never> {
      TypedCall(fake.call(.fork, with: number))
    }

    func join(_ other: Path) -> TypedCall<(Path) -> Void, Int, Never> {
      TypedCall(fake.call(.join, with: other))
    }

    @_disfavoredOverload
    func join(_ other: TypedArgument<Path> = .anything) -> TypedCall<(Path) -> Void, Int, Never> {
      TypedCall(fake.call(.join, with: other))
    }

    func mark<Other>(_ sign: Other) -> TypedCall<(Other) -> Void, Other, Never> {
      TypedCall(fake.call(.mark, with: sign))
    }

    @_disfavoredOverload
    func mark<Other>(_ sign: TypedArgument<Other>) -> TypedCall<(Other) -> Void, Other, Never> {
      TypedCall(fake.call(.mark, with: sign))
    }

    func walk() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.walk))
    }

    func `subscript`(_ kilometre: Int) -> TypedCall<(Int) -> Void, Ridge, Never> {
      TypedCall(fake.call(.subscript, with: kilometre))
    }

    @_disfavoredOverload
    func `subscript`(
      _ kilometre: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Ridge, Never> {
      TypedCall(fake.call(.subscript, with: kilometre))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
