// Generated from HikerClub. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikerClub --module GeneratorFixtures
// Checksum: 3678ee15b2de0a10
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeHikerClub<Member>: HikerClub, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
