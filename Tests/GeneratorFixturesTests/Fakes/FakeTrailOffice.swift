// Generated from TrailOffice. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailOffice --module GeneratorFixtures --access public
// Checksum: 0037603b126f6311
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import GeneratorFixtures
public import Spry

@MainActor public final class FakeTrailOffice: TrailOffice, Spryable {
  public enum ClassFunction: String, StringRepresentable, CaseIterable {
    case hours
  }

  public enum Function: String, StringRepresentable, CaseIterable {
    case isOpen
    case book = "book(_:)"
    case address = "address()"
  }

  public nonisolated let spryStorage = SpryStorage()

  public init() {}

  public static var hours: Int { stubbedValue(.hours) }

  public var isOpen: Bool {
    get { stubbedValue(.isOpen) }
    set { recordCall(.isOpen, arguments: newValue) }
  }

  public func book(_ id: Int) async throws(WalkError) -> String {
    try await spryifyThrows(.book, arguments: id, throwing: WalkError.self)
  }

  nonisolated public func address() -> String {
    spryify(.address)
  }
}

extension FakeTrailOffice {
  public struct Calls {
    fileprivate let fake: FakeTrailOffice

    public var isOpen: TypedProperty<Bool> { TypedProperty(.isOpen, of: fake) }

    public func book(_ id: Int) -> TypedCall<(Int) -> Void, String, WalkError> {
      TypedCall(fake.call(.book, with: id))
    }

    @_disfavoredOverload
    public func book(
      _ id: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, WalkError> {
      TypedCall(fake.call(.book, with: id))
    }

    public func address() -> TypedCall<() -> Void, String, Never> {
      TypedCall(fake.call(.address))
    }
  }

  public nonisolated var calls: Calls { Calls(fake: self) }

  public struct ClassCalls {
    public var hours: TypedGetter<Int, Never> { TypedGetter(FakeTrailOffice.call(.hours)) }
  }

  public nonisolated static var calls: ClassCalls { ClassCalls() }
}
