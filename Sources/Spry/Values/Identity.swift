/// Distinguishes class instances from values.
package enum Identity {
  /// Returns the value as an object if it is a class instance.
  ///
  /// `as? AnyObject` alone always succeeds, because it boxes values. A key path is an object only
  /// to the runtime: which object represents a property depends on the module and the build.
  package static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass && !(value is AnyKeyPath) ? value as AnyObject : nil
  }
}
