/// A fake that both remembers its calls and answers them.
///
/// Functions return the result of `spryify`, or of `spryifyThrows` if they throw. A property
/// answers with `stubbedValue` and records what it is set to:
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
/// Some kinds of parameters have a pattern of their own:
///
/// ```swift
/// func log(_ message: @autoclosure () -> String) {  // the value is recorded, not the closure
///   spryify(arguments: message())
/// }
///
/// func change(_ count: inout Int) -> Bool {  // the stub answers with both: andReturn((7, true))
///   let (newCount, result): (Int, Bool) = spryify(arguments: count)
///   count = newCount
///   return result
/// }
/// ```
///
/// Wrap closures that don't escape in ``Transient``, and objects that the fake must not keep alive
/// in ``Weakly``.
public protocol Spryable: Spyable, Stubbable {}

extension Spryable {
  /// Forgets all calls and stubs; expectations stay.
  public func resetCallsAndStubs() {
    spryStorage.resetCallsAndStubs()
  }

  /// Forgets all calls and stubs of static members; expectations stay.
  public static func resetCallsAndStubs() {
    subject.storage.resetCallsAndStubs()
  }
}
