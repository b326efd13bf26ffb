// Generated from TrailFinder. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFinder --module GeneratorFixtures --no-calls
// Checksum: 8d7351db7f01a315
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailFinder: TrailFinder, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case find = "find()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case find
    case findIdIntString = "find(id:) (Int) -> String"
    case findIdString = "find(id:) (String)"
    case findIdIntInt = "find(id:) (Int) -> Int"
    case findName = "find(name:)"
    case findNear = "find(_:near:)"
    case putAt = "put(_:at:)"
    case put = "put(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var find: Int { stubbedValue(.find) }

  func find(id: Int) -> String {
    spryify(.findIdIntString, arguments: id)
  }

  func find(id: String) -> String {
    spryify(.findIdString, arguments: id)
  }

  func find(id: Int) -> Int {
    spryify(.findIdIntInt, arguments: id)
  }

  func find(name: String) -> String {
    spryify(.findName, arguments: name)
  }

  func find(_ name: String, near place: String) -> String {
    spryify(.findNear, arguments: name, place)
  }

  func put(_ name: String, at index: Int) {
    spryify(.putAt, arguments: name, index)
  }

  func put(_ name: String) {
    spryify(.put, arguments: name)
  }

  static func find() -> Int {
    spryify(.find)
  }
}
