// Generated from Ridge. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ridge --module GeneratorFixtures
// Checksum: dc203ec52fc84787
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

nonisolated extension FakeRidge {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRidge
    var end: some StubbableCall<() -> Void, Ridge, Never> { TypedCall(fake.call(.end)) }
    typealias ForkCall = TypedCall<(Int) -> Void, Ridge, Never>
    func fork(_ number: Int) -> ForkCall { .init(fake.call(.fork, with: number)) }
    @_disfavoredOverload func fork(_ number: TypedArgument<Int> = .anything) -> ForkCall { .init(fake.call(.fork, with: number)) }
    typealias JoinCall = TypedCall<(Path) -> Void, Int, Never>
    func join(_ other: Path) -> JoinCall { .init(fake.call(.join, with: other)) }
    @_disfavoredOverload func join(_ other: TypedArgument<Path> = .anything) -> JoinCall { .init(fake.call(.join, with: other)) }
    func mark<Other>(_ sign: Other) -> TypedCall<(Other) -> Void, Other, Never> { .init(fake.call(.mark, with: sign)) }
    @_disfavoredOverload func mark<Other>(_ sign: TypedArgument<Other>) -> TypedCall<(Other) -> Void, Other, Never> { .init(fake.call(.mark, with: sign)) }
    func walk() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.walk)) }
    typealias SubscriptCall = TypedCall<(Int) -> Void, Ridge, Never>
    func `subscript`(_ kilometre: Int) -> SubscriptCall { .init(fake.call(.subscript, with: kilometre)) }
    @_disfavoredOverload func `subscript`(_ kilometre: TypedArgument<Int> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: kilometre)) }
  }
}
