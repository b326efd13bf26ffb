// Generated from TrailBook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBook --module GeneratorFixtures --access public
// Checksum: 5609450f92c61b05
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import GeneratorFixtures
public import Spry

nonisolated public final class FakeTrailBook: TrailBook, Spryable {
  public enum Function: String, GeneratedFunction {
    case turn = "turn(to:)"
  }

  public let spryStorage = SpryStorage()

  public override func turn(to page: Int) -> String {
    spryify(.turn, arguments: page)
  }
}

nonisolated extension FakeTrailBook {
  public var stub: Calls { Calls(fake: self) }
  public var calls: Calls { Calls(fake: self) }

  public struct Calls {
    fileprivate let fake: FakeTrailBook
    public typealias TurnCall = TypedCall<(Int) -> Void, String, Never>
    public func turn(to page: Int) -> TurnCall { .init(fake.call(.turn, with: page)) }
    @_disfavoredOverload public func turn(to page: TypedArgument<Int> = .anything) -> TurnCall { .init(fake.call(.turn, with: page)) }
  }
}
