// Generated from TrailTable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTable --module GeneratorFixtures
// Checksum: 6c6f5d62adb2b070
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailTable: TrailTable, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case `subscript` = "subscript(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case subscriptInt = "subscript(_:) (Int)"
    case subscriptRowColumn = "subscript(row:column:)"
    case subscriptString = "subscript(_:) (String)"
  }

  let spryStorage = SpryStorage()

  subscript(index: Int) -> String {
    get { spryify(.subscriptInt, arguments: index) }
    set { recordCall(.subscriptInt, arguments: index, newValue) }
  }

  subscript(row row: Int, column column: Int) -> Int {
    spryify(.subscriptRowColumn, arguments: row, column)
  }

  subscript(day: String) -> Int {
    get throws { try spryifyThrows(.subscriptString, arguments: day) }
  }

  static subscript(key: String) -> Int { spryify(.subscript, arguments: key) }
}
