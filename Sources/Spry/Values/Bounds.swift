/// The bounds of a range, for use in messages.
package struct Bounds: Sendable {
  /// `nil` if the range is open at this end.
  package let lower: Unchecked<Any>?
  package let upper: Unchecked<Any>?
  /// Whether the range includes its upper bound.
  package let includesUpper: Bool

  /// Whether no value is in the range.
  package var areEmpty: Bool {
    guard let lower, let upper, !includesUpper else { return false }
    return Equality.isEqual(lower.value, upper.value)
  }

  fileprivate init(_ lower: Any?, _ upper: Any?, includesUpper: Bool) {
    self.lower = lower.map { Unchecked($0) }
    self.upper = upper.map { Unchecked($0) }
    self.includesUpper = includesUpper
  }
}

/// A standard library range with bounds of any type.
protocol BoundedRange {
  var bounds: Bounds { get }
}

extension ClosedRange: BoundedRange {
  var bounds: Bounds { Bounds(lowerBound, upperBound, includesUpper: true) }
}

extension Range: BoundedRange {
  var bounds: Bounds { Bounds(lowerBound, upperBound, includesUpper: false) }
}

extension PartialRangeFrom: BoundedRange {
  var bounds: Bounds { Bounds(lowerBound, nil, includesUpper: true) }
}

extension PartialRangeThrough: BoundedRange {
  var bounds: Bounds { Bounds(nil, upperBound, includesUpper: true) }
}

extension PartialRangeUpTo: BoundedRange {
  var bounds: Bounds { Bounds(nil, upperBound, includesUpper: false) }
}
