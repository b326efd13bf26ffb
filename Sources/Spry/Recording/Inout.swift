/// An `inout` argument that stubs can change.
///
/// Create one from the parameter, pass it on, and write it back when the member returns:
///
/// ```swift
/// func trim(_ text: inout String) -> Bool {
///   let argument = Inout(text)
///   defer { text = argument.value }
///   return spryify(arguments: argument)
/// }
/// ```
///
/// A stub changes the argument in an `andDo` closure:
///
/// ```swift
/// fake.stub(.trim).andDo { (text: Inout<String>) in
///   text.value = "Bern"
///   return true
/// }
/// ```
///
/// Spry matches stubs with the value that was passed and records that value. Verifications,
/// captors, and failures see it as if the fake had passed it on without `Inout`.
public final class Inout<Value>: InoutArgument, ArgumentWrapper {
  /// The value at the call.
  package let initial: Value
  private let current: Lock<Unchecked<Value>>

  /// Wraps an `inout` argument of the member.
  ///
  /// - Parameter value: The value at the call.
  public init(_ value: Value) {
    noteWrapper()
    initial = value
    current = Lock(Unchecked(value))
  }

  /// The current value, which is the value at the call until a stub sets another one.
  ///
  /// Each access is safe on any thread, but reading and then setting the value is two accesses.
  public var value: Value {
    get { current.withLock { $0 }.value }
    set {
      let new = Unchecked(newValue)
      // The old value is freed outside the lock, because that may run a `deinit` of the test.
      _ = current.withLock { exchange(&$0, with: new) }
    }
  }

  package static func wrap(_ recorded: Any?) -> Any? {
    Cast.value(recorded, as: Value.self).map { Inout($0) }
  }

  package var anyValue: Any? { Optionals.flatten(value) }

  package var matched: Any? { Optionals.flatten(initial) }

  package var kept: Any? { matched }
}

extension Inout: Sendable where Value: Sendable {}
