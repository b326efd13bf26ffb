/// A value made of other values that can be compared one by one.
package enum Structure {
  case list([Any])
  /// A tuple's elements with their labels, `nil` for one without.
  case tuple([(label: String?, value: Any)])
  case entries([AnyHashable: Any])

  /// Takes apart an array, a dictionary or a tuple; returns `nil` for anything else.
  package init?(_ value: Any) {
    switch value {
    case let array as any ElementwiseArray:
      self = .list(array.elements)
    case let dictionary as any ElementwiseDictionary:
      self = .entries(dictionary.entries)
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .tuple else { return nil }
      self = .tuple(
        mirror.children.map { child in
          (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, child.value)
        })
    }
  }

  /// Whether a value is one of the two containers that are never compared without being looked
  /// into.
  package static func isArrayOrDictionary(_ value: Any) -> Bool {
    value is any ElementwiseArray || value is any ElementwiseDictionary
  }

  /// The parts, in no particular order.
  package var parts: [Any] {
    switch self {
    case .list(let elements): elements
    case .tuple(let elements): elements.map(\.value)
    case .entries(let entries): Array(entries.values)
    }
  }
}

/// An array, whatever its elements are.
private protocol ElementwiseArray {
  var elements: [Any] { get }
}

extension Array: ElementwiseArray {
  fileprivate var elements: [Any] { self }
}

/// A dictionary, whatever its keys and values are.
private protocol ElementwiseDictionary {
  var entries: [AnyHashable: Any] { get }
}

extension Dictionary: ElementwiseDictionary {
  fileprivate var entries: [AnyHashable: Any] {
    [AnyHashable: Any](uniqueKeysWithValues: map { (AnyHashable($0), $1) })
  }
}
