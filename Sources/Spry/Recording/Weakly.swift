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
/// Once the object is gone, the recorded argument reads as `nil`, but it doesn't match `nil`,
/// because the call didn't pass it.
public struct Weakly: Sendable, ArgumentWrapper {
  private let reference: WeakReference?
  private let type: any Any.Type

  /// What is left of an object that is gone, which equals nothing.
  package struct Gone: Sendable, CustomStringConvertible {
    package let type: any Any.Type

    package var description: String { "\(TypeText.describe(type)) (deallocated)" }
  }

  /// Wraps an argument of the member.
  ///
  /// - Parameter object: The object to record without keeping it alive.
  public init(_ object: AnyObject?) {
    noteWrapper()
    PassedArguments.weakWrappers.mark()
    reference = object.map { WeakReference($0) }
    type = object.map { Swift.type(of: $0 as Any) } ?? AnyObject.self
  }

  /// Whether this was created with `nil`.
  var isNil: Bool { reference == nil }

  /// The object, or `nil` once it is gone.
  public var object: AnyObject? { reference?.object }

  package var matched: Any? { object }

  /// The object, ``Gone``, or `nil` if that was passed.
  var current: Any? { isNil ? nil : (object as Any?) ?? Gone(type: type) }

  package var kept: Any? { self }
}
