// Generated from TrailFinder. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFinder --module GeneratorFixtures
// Checksum: 358b78aad61d12af
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailFinder: TrailFinder, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case find = "find()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case find
    case findIdIntString = "find(id:) (Int) -> String"
    case findIdString = "find(id:) (String)"
    case findIdIntInt = "find(id:) (Int) -> Int"
    case findName = "find(name:)"
    case findNear = "find(_:near:)"
    case putAt = "put(_:at:)"
    case put = "put(_:)"
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
