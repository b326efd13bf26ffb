/// An `Inout` whose type is unknown.
///
/// The protocol isn't limited to classes, because a cast to one that is converts whole lists.
package protocol InoutArgument {
  /// Wraps a recorded value again, or returns `nil` if it has another type.
  static func wrap(_ recorded: Any?) -> Any?

  /// The current value.
  var anyValue: Any? { get }
}
