// Generated from TrailOffice. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailOffice --module GeneratorFixtures --access public
// Checksum: 088c3aab50f89f8e
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
