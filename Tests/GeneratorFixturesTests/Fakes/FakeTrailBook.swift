// Generated from TrailBook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBook --module GeneratorFixtures --access public
// Checksum: a85b3e368048465c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import GeneratorFixtures
public import Spry

public final class FakeTrailBook: TrailBook, Spryable {
  public enum Function: String, StringRepresentable, CaseIterable {
    case turn = "turn(to:)"
  }

  public let spryStorage = SpryStorage()

  public override func turn(to page: Int) -> String {
    spryify(.turn, arguments: page)
  }
}

extension FakeTrailBook {
  public struct Calls {
    fileprivate let fake: FakeTrailBook

    public func turn(to page: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.turn, with: page))
    }

    @_disfavoredOverload
    public func turn(
      to page: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.turn, with: page))
    }
  }

  public var calls: Calls { Calls(fake: self) }
}
