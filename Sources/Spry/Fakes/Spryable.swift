/// A fake that records its calls and returns what the test has stubbed.
///
/// In a function, return the result of `spryify`, or of `spryifyThrows` if the function throws. In
/// a property, return `stubbedValue()` from the getter and call `recordCall` in the setter:
///
/// ```swift
/// final class FakeTrailStore: TrailStore, Spryable {
///   enum Function: String, StringRepresentable {
///     case region
///     case trails = "trails(near:)"
///     case save = "save(_:as:)"
///   }
///
///   let spryStorage = SpryStorage()
///
///   var region: String {
///     get { stubbedValue() }
///     set { recordCall(arguments: newValue) }
///   }
///
///   func trails(near place: String) -> [Trail] {
///     spryify(arguments: place)
///   }
///
///   func save(_ trail: Trail, as name: String) {
///     spryify(arguments: trail, name)
///   }
/// }
/// ```
///
/// Autoclosure and `inout` parameters take an extra step:
///
/// ```swift
/// func log(_ message: @autoclosure () -> String) {  // the value is recorded, not the closure
///   spryify(arguments: message())
/// }
///
/// func change(_ count: inout Int) -> Bool {  // a stub can write the value
///   let argument = Inout(count)
///   defer { count = argument.value }
///   return spryify(arguments: argument)
/// }
/// ```
///
/// Wrap a nonescaping closure in ``Transient``, the closure of a member that rethrows in
/// ``Rethrowing``, and an object that the fake must not keep alive in ``Weakly``.
public protocol Spryable: Spyable, Stubbable {}

extension Spryable {
  /// Removes all recorded calls and all stubs, but keeps expectations.
  public func resetCallsAndStubs() { spryStorage.reset(calls: true, stubs: true) }

  /// Removes all recorded calls and all stubs of static members, but keeps expectations.
  public static func resetCallsAndStubs() { record.storage.reset(calls: true, stubs: true) }
}
