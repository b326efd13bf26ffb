// Generated from TrailVault. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailVault --module GeneratorFixtures --access public
// Checksum: 1087cde63cbd031b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import GeneratorFixtures
public import Spry

public final class FakeTrailVault<Item: Sendable>: TrailVault, Spryable, Sendable {
  public enum Function: String, GeneratedFunction {
    case `subscript` = "subscript(_:)"
  }

  public let spryStorage = SpryStorage()

  public init() {}

  public subscript(id: Int) -> Item { spryify(.subscript, arguments: id) }

  public static func == (left: FakeTrailVault, right: FakeTrailVault) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension FakeTrailVault {
  public var stub: Calls { Calls(fake: self) }
  public var calls: Calls { Calls(fake: self) }

  public struct Calls {
    fileprivate let fake: FakeTrailVault<Item>
    public typealias SubscriptCall = TypedCall<(Int) -> Void, Item, Never>
    public func `subscript`(_ id: Int) -> SubscriptCall { .init(fake.call(.subscript, with: id)) }
    @_disfavoredOverload public func `subscript`(_ id: TypedArgument<Int> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: id)) }
  }
}
