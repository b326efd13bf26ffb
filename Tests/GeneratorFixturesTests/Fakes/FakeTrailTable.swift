// Generated from TrailTable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTable --module GeneratorFixtures --no-calls
// Checksum: 65a1dfefe1672d7e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailTable: TrailTable, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case `subscript` = "subscript(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case subscriptInt = "subscript(_:) (Int)"
    case subscriptRowColumn = "subscript(row:column:)"
    case subscriptString = "subscript(_:) (String)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  subscript(index: Int) -> String {
    get { spryify(.subscriptInt, arguments: index) }
    set { recordCall(.subscriptInt, arguments: index, newValue) }
  }

  subscript(row row: Int, column column: Int) -> Int { spryify(.subscriptRowColumn, arguments: row, column) }

  subscript(day: String) -> Int {
    get throws { try spryifyThrows(.subscriptString, arguments: day) }
  }

  static subscript(key: String) -> Int { spryify(.subscript, arguments: key) }
}
