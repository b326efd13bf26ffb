/// Distinguishes class instances from values.
package enum Identity {
  /// Returns the value as an object if it is a class instance.
  ///
  /// `as? AnyObject` alone always succeeds, because it boxes values. A cast to a class converts a
  /// list with everything inside it, so ask this first. A key path is an object only
  /// to the runtime: which object represents a property depends on the module and the build.
  package static func object(_ value: Any) -> AnyObject? {
    guard type(of: value) is AnyClass, !(value is AnyKeyPath) else { return nil }
    // Not `as`, which returns the box around an error that a mirror has read from a payload.
    return Cast.value(value, as: AnyObject.self)
  }
}
