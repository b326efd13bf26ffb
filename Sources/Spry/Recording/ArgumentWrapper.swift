/// What a fake passes on for an argument that can't be used or recorded as it is.
package protocol ArgumentWrapper {
  /// The argument that stubs are matched with.
  var matched: Any? { get }

  /// The argument that the log keeps.
  var kept: Any? { get }
}
