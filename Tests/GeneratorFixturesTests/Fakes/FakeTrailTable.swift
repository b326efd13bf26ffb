// Generated from TrailTable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTable --module GeneratorFixtures
// Checksum: f5b8a6675a818433
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailTable: TrailTable, Spryable, Sendable {
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

extension FakeTrailTable {
  struct Calls {
    fileprivate let fake: FakeTrailTable

    func `subscript`(_ index: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscriptInt, with: index))
    }

    func subscriptInt(
      _ index: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscriptInt, with: index))
    }

    func `subscript`(
      _ index: Int, set newValue: String
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscriptInt, with: index, newValue))
    }

    @_disfavoredOverload
    func `subscript`(
      _ index: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscriptInt, with: index, newValue))
    }

    func `subscript`(row: Int, column: Int) -> TypedCall<(Int, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.subscriptRowColumn, with: row, column))
    }

    @_disfavoredOverload
    func `subscript`(
      row: TypedArgument<Int>, column: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.subscriptRowColumn, with: row, column))
    }

    func `subscript`(_ day: String) -> TypedCall<(String) -> Void, Int, any Error> {
      TypedCall(fake.call(.subscriptString, with: day))
    }

    func subscriptString(
      _ day: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, any Error> {
      TypedCall(fake.call(.subscriptString, with: day))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func `subscript`(_ key: String) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(FakeTrailTable.call(.subscript, with: key))
    }

    @_disfavoredOverload
    func `subscript`(
      _ key: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(FakeTrailTable.call(.subscript, with: key))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
