/// A value of the test that Spry passes on without looking at it.
///
/// Arguments, stubbed values, predicates, and closures come from the test and go back to it. A fake
/// shares them between threads exactly as the real dependency would. Spry itself never changes them
/// and never runs them under a lock. The compiler can't know that, hence `@unchecked`. Apart
/// from ``Lock``, this is the only such type in the library.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Unchecked<[Any?]> {
  /// Wraps the arguments of a call.
  ///
  /// It does the same as the other initializer, but isn't generic: a debug build asks the runtime
  /// for a generic type at every use.
  package init(arguments: consuming [Any?]) { value = arguments }
}

/// A reference that doesn't keep its object alive.
package struct WeakReference: Sendable {
  /// A class, because copying a weak reference takes longer than reading it.
  private final class Contents {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  // The contents never change after `init`, except that the object becomes `nil`, which the runtime
  // makes safe.
  private let contents: Unchecked<Contents>

  package init(_ object: AnyObject) { contents = Unchecked(Contents(object)) }

  /// The object, or `nil` once it is gone.
  package var object: AnyObject? { contents.value.object }
}
