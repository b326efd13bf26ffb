/// An argument that a fake records without keeping it alive.
///
/// Wrap the object where the fake passes it on. Stubs and verifications see the object:
///
/// ```swift
/// func observe(_ observer: Observer) {
///   spryify(arguments: Weakly(observer))
/// }
/// ```
///
/// Once the object is gone, the recorded argument is `nil`.
public struct Weakly: Sendable {
  private let reference: WeakReference?

  /// Wraps an argument of the member.
  public init(_ object: AnyObject?) {
    PassedArguments.noteWrapper()
    reference = object.map { WeakReference($0) }
  }

  /// Whether it was made of `nil`.
  var isNil: Bool { reference == nil }

  /// The object, or `nil` when it is gone.
  public var object: AnyObject? { reference?.object }
}
