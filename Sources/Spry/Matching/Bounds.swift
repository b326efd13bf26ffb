/// The ends of a range, for messages.
package struct Bounds: Sendable {
  /// `nil` if the range is open at this end.
  package let lower: Unchecked<Any>?
  package let upper: Unchecked<Any>?
  /// Whether the upper end belongs to the range.
  package let includesUpper: Bool

  /// Returns `nil` for a range of a type that the standard library does not have.
  init?(_ range: some RangeExpression) {
    guard let range = range as? any BoundedRange else { return nil }
    self = range.bounds
  }

  fileprivate init(_ lower: Any?, _ upper: Any?, includesUpper: Bool) {
    self.lower = lower.map { Unchecked($0) }
    self.upper = upper.map { Unchecked($0) }
    self.includesUpper = includesUpper
  }
}

/// A range of the standard library, with bounds of any type.
private protocol BoundedRange {
  var bounds: Bounds { get }
}

extension ClosedRange: BoundedRange {
  fileprivate var bounds: Bounds { Bounds(lowerBound, upperBound, includesUpper: true) }
}

extension Range: BoundedRange {
  fileprivate var bounds: Bounds { Bounds(lowerBound, upperBound, includesUpper: false) }
}

extension PartialRangeFrom: BoundedRange {
  fileprivate var bounds: Bounds { Bounds(lowerBound, nil, includesUpper: true) }
}

extension PartialRangeThrough: BoundedRange {
  fileprivate var bounds: Bounds { Bounds(nil, upperBound, includesUpper: true) }
}

extension PartialRangeUpTo: BoundedRange {
  fileprivate var bounds: Bounds { Bounds(nil, upperBound, includesUpper: false) }
}
