/// The functions of a fake that `generate-fake` has written.
///
/// Failures of such a fake suggest its `stub` and `calls`, and never a change to its file. Don't
/// adopt this protocol in a handwritten fake; adopt ``StringRepresentable`` instead.
public protocol GeneratedFunction: StringRepresentable, CaseIterable {
  /// Whether the fake has the properties `stub` and `calls`, which `--no-calls` leaves out.
  static var hasStubAndCalls: Bool { get }
}

extension GeneratedFunction {
  /// By default, the fake has them.
  public static var hasStubAndCalls: Bool { true }
}
