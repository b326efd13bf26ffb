/// A value of the test that Spry passes on without looking at it.
///
/// Arguments, stubbed values, predicates, and closures come from the test and go back to it. A fake
/// shares them between threads exactly as the real dependency would. Spry itself never changes them
/// and never runs them under a lock. The compiler can't know that, hence `@unchecked`. Apart
/// from ``Lock``, this is the only such type in the library.
@usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Unchecked<[Any?]> {
  /// Wraps the arguments of a call.
  ///
  /// It does the same as the other initializer, but isn't generic: a debug build asks the runtime
  /// for a generic type at every use.
  package init(arguments: consuming [Any?]) { value = arguments }
}
