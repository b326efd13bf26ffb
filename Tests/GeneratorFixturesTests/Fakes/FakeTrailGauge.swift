// Generated from TrailGauge. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailGauge --module GeneratorFixtures
// Checksum: f1eb3e8ed3e09eb8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailGauge: TrailGauge, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case depth
    case measure = "measure(_:_:)"
    case report = "report(_:)"
    case check = "check(_:)"
    case `subscript` = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  var depth: Int?? {
    get { stubbedValue(.depth) }
    set { recordCall(.depth, arguments: newValue as Any?) }
  }

  func measure(_ length: Int??, _ other: MaybeLength?) -> Bool {
    spryify(.measure, arguments: length as Any?, other as Any?)
  }

  func report(_ body: (() -> Void)??) {
    spryify(.report, arguments: body as Any?)
  }

  func check(_ length: @autoclosure () -> Int??) {
    spryify(.check, arguments: length() as Any?)
  }

  subscript(length: Int??) -> Int?? {
    get { spryify(.subscript, arguments: length as Any?) }
    set { recordCall(.subscript, arguments: length as Any?, newValue as Any?) }
  }
}

extension FakeTrailGauge {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailGauge
    var depth: TypedProperty<Int??> { TypedProperty(.depth, of: fake) }
    typealias MeasureCall = TypedCall<(Int??, MaybeLength?) -> Void, Bool, Never>
    func measure(_ length: Int??, _ other: MaybeLength?) -> MeasureCall { .init(fake.call(.measure, with: length as Any?, other as Any?)) }
    @_disfavoredOverload func measure(_ length: Int??, _ other: TypedArgument<MaybeLength?> = .anything) -> MeasureCall { .init(fake.call(.measure, with: length as Any?, other)) }
    @_disfavoredOverload func measure(_ length: TypedArgument<Int??> = .anything, _ other: MaybeLength?) -> MeasureCall { .init(fake.call(.measure, with: length, other as Any?)) }
    @_disfavoredOverload func measure(_ length: TypedArgument<Int??> = .anything, _ other: TypedArgument<MaybeLength?> = .anything) -> MeasureCall { .init(fake.call(.measure, with: length, other)) }
    func report(_ body: TypedArgument<(() -> Void)??> = .anything) -> TypedCall<((() -> Void)??) -> Void, Void, Never> { .init(fake.call(.report, with: body)) }
    typealias CheckCall = TypedCall<(Int??) -> Void, Void, Never>
    func check(_ length: Int??) -> CheckCall { .init(fake.call(.check, with: length as Any?)) }
    @_disfavoredOverload func check(_ length: TypedArgument<Int??> = .anything) -> CheckCall { .init(fake.call(.check, with: length)) }
    typealias SubscriptCall = TypedCall<(Int??) -> Void, Int??, Never>
    func `subscript`(_ length: Int??) -> SubscriptCall { .init(fake.call(.subscript, with: length as Any?)) }
    @_disfavoredOverload func `subscript`(_ length: TypedArgument<Int??> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: length)) }
    typealias SubscriptCall2 = TypedCall<(Int??, Int??) -> Void, Void, Never>
    func `subscript`(_ length: Int??, set newValue: Int??) -> SubscriptCall2 { .init(fake.call(.subscript, with: length as Any?, newValue as Any?)) }
    @_disfavoredOverload func `subscript`(_ length: Int??, set newValue: TypedArgument<Int??>) -> SubscriptCall2 { .init(fake.call(.subscript, with: length as Any?, newValue)) }
    @_disfavoredOverload func `subscript`(_ length: TypedArgument<Int??> = .anything, set newValue: Int??) -> SubscriptCall2 { .init(fake.call(.subscript, with: length, newValue as Any?)) }
    @_disfavoredOverload func `subscript`(_ length: TypedArgument<Int??> = .anything, set newValue: TypedArgument<Int??>) -> SubscriptCall2 { .init(fake.call(.subscript, with: length, newValue)) }
  }
}
