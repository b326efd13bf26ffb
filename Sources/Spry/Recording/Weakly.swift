/// An argument that a fake records without keeping it alive.
///
/// Wrap the object where the fake passes it on. Stubs and verifications see the object itself:
///
/// ```swift
/// func observe(_ observer: Observer) {
///   spryify(arguments: Weakly(observer))
/// }
/// ```
///
/// Once the object is gone, the recorded argument is `nil`.
public struct Weakly: Sendable, ArgumentWrapper {
  private let reference: WeakReference?

  /// Wraps an argument of the member.
  ///
  /// - Parameter object: The object to record without keeping it alive.
  public init(_ object: AnyObject?) {
    PassedArguments.wrappers.mark()
    PassedArguments.weakWrappers.mark()
    reference = object.map { WeakReference($0) }
  }

  /// Whether this was created with `nil`.
  var isNil: Bool { reference == nil }

  /// The object, or `nil` once it is gone.
  public var object: AnyObject? { reference?.object }

  package var matched: Any? { object }

  package var kept: Any? { self }
}
