// Generated from HikerClub. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikerClub --module GeneratorFixtures
// Checksum: 8b09f9bf9e77663d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeHikerClub<Member>: HikerClub, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case join = "join(_:)"
    case invite = "invite(_:)"
    case plan = "plan(_:)"
    case rate = "rate(_:)"
    case lead = "lead(_:to:)"
  }

  let spryStorage = SpryStorage()

  func join<H: Hiker>(_ hiker: H) where H.Pack == Int {
    spryify(.join, arguments: hiker)
  }

  func invite<M>(_ member: M) -> [M] {
    spryify(.invite, arguments: member)
  }

  func plan<U>(_ stop: U) -> URL {
    spryify(.plan, arguments: stop)
  }

  func rate<F>(_ rating: F) {
    spryify(.rate, arguments: rating)
  }

  func lead<H, T: Hiker>(_ hiker: T, to goal: H) -> any Hiker {
    spryify(.lead, arguments: hiker, goal)
  }
}

extension FakeHikerClub {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHikerClub<Member>
    func join<H: Hiker>(_ hiker: H) -> TypedCall<(H) -> Void, Void, Never> where H.Pack == Int { .init(fake.call(.join, with: hiker)) }
    @_disfavoredOverload func join(_ hiker: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.join, with: hiker)) }
    func invite<M>(_ member: M) -> TypedCall<(M) -> Void, [M], Never> { .init(fake.call(.invite, with: member)) }
    @_disfavoredOverload func invite<M>(_ member: TypedArgument<M>) -> TypedCall<(M) -> Void, [M], Never> { .init(fake.call(.invite, with: member)) }
    func plan<U>(_ stop: U) -> TypedCall<(U) -> Void, URL, Never> { .init(fake.call(.plan, with: stop)) }
    @_disfavoredOverload func plan(_ stop: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, URL, Never> { .init(fake.call(.plan, with: stop)) }
    func rate<F>(_ rating: F) -> TypedCall<(F) -> Void, Void, Never> { .init(fake.call(.rate, with: rating)) }
    @_disfavoredOverload func rate(_ rating: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.rate, with: rating)) }
    func lead<H, T: Hiker>(_ hiker: T, to goal: H) -> TypedCall<(T, H) -> Void, any Hiker, Never> { .init(fake.call(.lead, with: hiker, goal)) }
    @_disfavoredOverload func lead<T: Hiker>(_ hiker: T, to goal: TypedArgument<Any?> = .anything) -> TypedCall<(T, Any?) -> Void, any Hiker, Never> { .init(fake.call(.lead, with: hiker, goal)) }
    @_disfavoredOverload func lead<H>(_ hiker: TypedArgument<Any?> = .anything, to goal: H) -> TypedCall<(Any?, H) -> Void, any Hiker, Never> { .init(fake.call(.lead, with: hiker, goal)) }
    @_disfavoredOverload func lead(_ hiker: TypedArgument<Any?> = .anything, to goal: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, Any?) -> Void, any Hiker, Never> { .init(fake.call(.lead, with: hiker, goal)) }
  }
}
