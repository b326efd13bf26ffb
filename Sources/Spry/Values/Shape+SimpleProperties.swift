extension Shape {
  /// The constants of an object that are strings, numbers, Booleans, or cases without a payload;
  /// none if it is a fake or an actor.
  ///
  /// It calls no code of the object's, and reads only what can't crash the process: no variable,
  /// which another thread may be changing, nothing weak or unowned, and nothing whose type isn't
  /// simple.
  package static func simpleProperties(of object: Any) -> [Part] {
    guard Identity.object(object) != nil, !(object is any CustomReflectable), !(object is any Actor)
    else { return [] }
    // A property is read when its reader is called.
    let readers = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .reversed().flatMap { mirror in
        mirror.children.indices.map { index in { mirror.children[index] } }
      }
    let properties = TypeKind(type(of: object)).parts
    let isFake = properties.contains { $0.type is any StateOfFake.Type }
    if isFake || properties.count != readers.count { return [] }
    let constants = zip(properties, readers).filter { property, _ in
      property.isStrong && !property.isVariable && isSimple(property.type)
    }
    return constants.map { $1() }
      .filter { $0.label?.hasPrefix("$") == false && Optionals.flatten($0.value) != nil }
  }

  private static func isSimple(_ type: any Any.Type) -> Bool {
    let type = Optionals.flatten(type: type)
    // Strings, numbers and Booleans, whose descriptions are not the test's code.
    if type is any LosslessStringConvertible.Type {
      return String(reflecting: type).hasPrefix("Swift.")
    }
    return TypeKind(type).isPlainEnum && !(type is any CustomReflectable.Type)
      && !(type is any CustomStringConvertible.Type)
      && !(type is any CustomDebugStringConvertible.Type)
  }
}

/// What only fakes store: `SpryStorage` adopts it, which this folder doesn't know.
package protocol StateOfFake {}
