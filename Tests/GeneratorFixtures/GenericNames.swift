// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

public protocol Hiker {
  associatedtype Pack
  func carry(_ pack: Pack)
}

/// A protocol with generic parameters that have the name of a type or an associated type.
protocol HikerClub {
  associatedtype Member
  func join<Hiker>(_ hiker: Hiker) where Hiker: GeneratorFixtures.Hiker, Hiker.Pack == Int
  func invite<Member>(_ member: Member) -> [Member]
  func plan<URL>(_ stop: URL) -> Foundation.URL
  func rate<Function>(_ rating: Function)
  func lead<H, Hiker: GeneratorFixtures.Hiker>(_ hiker: Hiker, to goal: H)
    -> any GeneratorFixtures.Hiker
}

/// A protocol with a nested alias and a type from a system module.
protocol HikeSession {
  typealias Handler = (Int) -> Void
  func request(on queue: DispatchQueue, completion: @escaping Handler)
}

/// A protocol with overloads that differ only in their associated types.
protocol Dispatching {
  associatedtype Action
  associatedtype AsyncAction: Sendable
  func dispatch(_ action: Action)
  func dispatch(_ action: AsyncAction)
}
