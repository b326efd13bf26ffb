// Generated from TrailVault. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailVault --module GeneratorFixtures --access public
// Checksum: c627f1700c461200
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import GeneratorFixtures
public import Spry

public final class FakeTrailVault<Item: Sendable>: TrailVault, Spryable, Sendable {
  public enum Function: String, StringRepresentable, CaseIterable {
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
  public struct Calls {
    fileprivate let fake: FakeTrailVault<Item>

    public func `subscript`(_ id: Int) -> TypedCall<(Int) -> Void, Item, Never> {
      TypedCall(fake.call(.subscript, with: id))
    }

    @_disfavoredOverload
    public func `subscript`(
      _ id: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Item, Never> {
      TypedCall(fake.call(.subscript, with: id))
    }
  }

  public var calls: Calls { Calls(fake: self) }
}
