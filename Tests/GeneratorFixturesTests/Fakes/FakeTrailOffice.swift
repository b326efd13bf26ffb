// Generated from TrailOffice. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailOffice --module GeneratorFixtures --access public
// Checksum: 1cba035dbeedb670
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import GeneratorFixtures
public import Spry

@MainActor public final class FakeTrailOffice: TrailOffice, nonisolated Spryable {
  public enum ClassFunction: String, GeneratedFunction {
    case hours
  }

  public enum Function: String, GeneratedFunction {
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
  public nonisolated var stub: Calls { Calls(fake: self) }
  public nonisolated var calls: Calls { Calls(fake: self) }

  public nonisolated struct Calls {
    fileprivate let fake: FakeTrailOffice
    public var isOpen: TypedProperty<Bool> { TypedProperty(.isOpen, of: fake) }
    public typealias BookCall = TypedCall<(Int) -> Void, String, WalkError>
    public func book(_ id: Int) -> BookCall { .init(fake.call(.book, with: id)) }
    @_disfavoredOverload public func book(_ id: TypedArgument<Int> = .anything) -> BookCall { .init(fake.call(.book, with: id)) }
    public func address() -> TypedCall<() -> Void, String, Never> { .init(fake.call(.address)) }
  }

  public nonisolated static var classStub: ClassCalls { ClassCalls() }
  public nonisolated static var classCalls: ClassCalls { ClassCalls() }

  public nonisolated struct ClassCalls {
    public var hours: some StubbableCall<() -> Void, Int, Never> { TypedCall(FakeTrailOffice.call(.hours)) }
  }
}
