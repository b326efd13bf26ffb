/// A property with a setter that symbol graphs do not show, though tests can use it.
package struct InternalSetter: Hashable, Sendable {
  let name: String
  /// The line of its name, from 0: others of the name may have no such setter.
  let line: Int

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - line: The line of its name in the source, from 0.
  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}
