// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

public protocol Hiker {
  associatedtype Pack
  func carry(_ pack: Pack)
}

/// Generic parameters that are called like a type, or like an associated type.
protocol HikerClub {
  associatedtype Member
  func join<Hiker>(_ hiker: Hiker) where Hiker: GeneratorFixtures.Hiker, Hiker.Pack == Int
  func invite<Member>(_ member: Member) -> [Member]
  func plan<URL>(_ stop: URL) -> Foundation.URL
  func rate<Function>(_ rating: Function)
  func lead<H, Hiker: GeneratorFixtures.Hiker>(_ hiker: Hiker, to goal: H)
    -> any GeneratorFixtures.Hiker
}

/// An alias inside of a protocol, beside a module that only the system knows.
protocol HikeSession {
  typealias Handler = (Int) -> Void
  func request(on queue: DispatchQueue, completion: @escaping Handler)
}
