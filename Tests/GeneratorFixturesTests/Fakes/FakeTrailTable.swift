// Generated from TrailTable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailTable --module GeneratorFixtures
// Checksum: af900eb83460da85
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailTable: TrailTable, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case `subscript` = "subscript(_:)"
  }

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailTable
    typealias SubscriptIntCall = TypedCall<(Int) -> Void, String, Never>
    func `subscript`(_ index: Int) -> SubscriptIntCall { .init(fake.call(.subscriptInt, with: index)) }
    func subscriptInt(_ index: TypedArgument<Int> = .anything) -> SubscriptIntCall { .init(fake.call(.subscriptInt, with: index)) }
    typealias SubscriptIntCall2 = TypedCall<(Int, String) -> Void, Void, Never>
    func `subscript`(_ index: Int, set newValue: String) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: index, newValue)) }
    @_disfavoredOverload func `subscript`(_ index: Int, set newValue: TypedArgument<String>) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: index, newValue)) }
    @_disfavoredOverload func `subscript`(_ index: TypedArgument<Int> = .anything, set newValue: String) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: index, newValue)) }
    @_disfavoredOverload func `subscript`(_ index: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>) -> SubscriptIntCall2 { .init(fake.call(.subscriptInt, with: index, newValue)) }
    typealias SubscriptRowColumnCall = TypedCall<(Int, Int) -> Void, Int, Never>
    func `subscript`(row: Int, column: Int) -> SubscriptRowColumnCall { .init(fake.call(.subscriptRowColumn, with: row, column)) }
    @_disfavoredOverload func `subscript`(row: Int, column: TypedArgument<Int> = .anything) -> SubscriptRowColumnCall { .init(fake.call(.subscriptRowColumn, with: row, column)) }
    @_disfavoredOverload func `subscript`(row: TypedArgument<Int> = .anything, column: Int) -> SubscriptRowColumnCall { .init(fake.call(.subscriptRowColumn, with: row, column)) }
    @_disfavoredOverload func `subscript`(row: TypedArgument<Int>, column: TypedArgument<Int> = .anything) -> SubscriptRowColumnCall { .init(fake.call(.subscriptRowColumn, with: row, column)) }
    typealias SubscriptStringCall = TypedCall<(String) -> Void, Int, any Error>
    func `subscript`(_ day: String) -> SubscriptStringCall { .init(fake.call(.subscriptString, with: day)) }
    func subscriptString(_ day: TypedArgument<String> = .anything) -> SubscriptStringCall { .init(fake.call(.subscriptString, with: day)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias SubscriptCall = TypedCall<(String) -> Void, Int, Never>
    func `subscript`(_ key: String) -> SubscriptCall { .init(FakeTrailTable.call(.subscript, with: key)) }
    @_disfavoredOverload func `subscript`(_ key: TypedArgument<String> = .anything) -> SubscriptCall { .init(FakeTrailTable.call(.subscript, with: key)) }
  }
}
