/// A value made of other values that are compared one by one.
package enum Structure {
  case container(any Container)
  /// A tuple's elements with their labels, which are `nil` for unlabeled elements.
  case tuple([(label: String?, value: Any)])
  /// A case of an enum, with its payload if it has one.
  case enumCase(name: String, payload: Any?)

  /// Takes apart an array, a set, a dictionary, a `Result` or a tuple.
  ///
  /// - Returns: `nil` for anything else.
  package init?(_ value: Any) {
    if let container = value as? any Container {
      self = .container(container)
      return
    }
    // A type with a custom mirror may claim that its value contains itself.
    guard !(value is any CustomReflectable) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return nil }
    self = .tuple(
      mirror.children.map { child in
        (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, child.value)
      })
  }

  /// Takes apart an enum that has no `==`.
  ///
  /// - Returns: `nil` for anything else, and for a type with a custom description, which hides the
  ///   name of the case.
  package init?(enum value: Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, !(value is any CustomReflectable) else { return nil }
    if let child = mirror.children.first {
      guard let name = child.label else { return nil }
      self = .enumCase(name: name, payload: child.value)
    } else {
      let describesItself =
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
        || value is any TextOutputStreamable
      if describesItself { return nil }
      self = .enumCase(name: "\(value)", payload: nil)
    }
  }

  /// The parts, in no particular order.
  package var parts: [Any] {
    switch self {
    case .container(let container): container.parts
    case .tuple(let elements): elements.map(\.value)
    case .enumCase(_, let payload): payload.map { [$0] } ?? []
    }
  }
}
