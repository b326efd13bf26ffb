/// Tells class instances from values.
package enum Identity {
  /// Returns the value as an object if it is an instance of a class.
  ///
  /// `as? AnyObject` alone says yes to everything, because it boxes values.
  package static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }
}
