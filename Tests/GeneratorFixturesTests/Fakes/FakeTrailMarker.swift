// Generated from TrailMarker. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMarker --module GeneratorFixtures
// Checksum: db1b74797dc9e5b4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMarker: TrailMarker, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case f = "f(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case fInt = "f(_:) (Int)"
    case fIntInt = "f(_:) (Int) -> Int"
    case fIntArray = "f(_:) ([Int])"
    case fOptionalInt = "f(_:) (Int?)"
    case fIntAsync = "f(_:) (Int) async"
    case fA = "f(a:)"
    case fB = "f(b:)"
    case f
    case fValueType = "f(_:) (Value.Type)"
  }

  let spryStorage = SpryStorage()

  func f(_ count: Int) {
    spryify(.fInt, arguments: count)
  }

  func f(_ count: Int) -> Int {
    spryify(.fIntInt, arguments: count)
  }

  func f(_ count: [Int]) {
    spryify(.fIntArray, arguments: count)
  }

  func f(_ count: Int?) {
    spryify(.fOptionalInt, arguments: count)
  }

  func f(_ count: Int) async {
    await spryify(.fIntAsync, arguments: count)
  }

  func f(a: Int) {
    spryify(.fA, arguments: a)
  }

  func f(b: Int) {
    spryify(.fB, arguments: b)
  }

  var f: Int { stubbedValue(.f) }

  func f<Value>(_ type: Value.Type) {
    spryify(.fValueType, arguments: type)
  }

  static func f(_ count: Int) {
    spryify(.f, arguments: count)
  }
}
