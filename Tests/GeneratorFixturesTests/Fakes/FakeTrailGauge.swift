// Generated from TrailGauge. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailGauge --module GeneratorFixtures
// Checksum: 2ae5b1d35dadfccb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailGauge: TrailGauge, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailGauge

    var depth: TypedProperty<Int??> { TypedProperty(.depth, of: fake) }

    func measure(
      _ length: Int??, _ other: MaybeLength?
    ) -> TypedCall<(Int??, MaybeLength?) -> Void, Bool, Never> {
      TypedCall(fake.call(.measure, with: length as Any?, other as Any?))
    }

    @_disfavoredOverload
    func measure(
      _ length: TypedArgument<Int?>? = .anything, _ other: TypedArgument<MaybeLength>? = .anything
    ) -> TypedCall<(Int??, MaybeLength?) -> Void, Bool, Never> {
      TypedCall(fake.call(.measure, with: length, other))
    }

    func report(
      _ body: TypedArgument<(() -> Void)??> = .anything
    ) -> TypedCall<((() -> Void)??) -> Void, Void, Never> {
      TypedCall(fake.call(.report, with: body))
    }

    func check(_ length: Int??) -> TypedCall<(Int??) -> Void, Void, Never> {
      TypedCall(fake.call(.check, with: length as Any?))
    }

    @_disfavoredOverload
    func check(
      _ length: TypedArgument<Int?>? = .anything
    ) -> TypedCall<(Int??) -> Void, Void, Never> {
      TypedCall(fake.call(.check, with: length))
    }

    func `subscript`(_ length: Int??) -> TypedCall<(Int??) -> Void, Int??, Never> {
      TypedCall(fake.call(.subscript, with: length as Any?))
    }

    @_disfavoredOverload
    func `subscript`(
      _ length: TypedArgument<Int?>? = .anything
    ) -> TypedCall<(Int??) -> Void, Int??, Never> {
      TypedCall(fake.call(.subscript, with: length))
    }

    func `subscript`(
      _ length: Int??, set newValue: Int??
    ) -> TypedCall<(Int??, Int??) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: length as Any?, newValue as Any?))
    }

    @_disfavoredOverload
    func `subscript`(
      _ length: TypedArgument<Int?>? = .anything, set newValue: TypedArgument<Int?>?
    ) -> TypedCall<(Int??, Int??) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: length, newValue))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
