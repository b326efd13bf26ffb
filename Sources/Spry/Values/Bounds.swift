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

  private init(_ lower: Any?, _ upper: Any?, includesUpper: Bool = true) {
    self.lower = lower.map { Unchecked($0) }
    self.upper = upper.map { Unchecked($0) }
    self.includesUpper = includesUpper
  }

  /// Returns `nil` if the range isn't one of the standard library's.
  init?<Bound: Comparable>(_ range: some RangeExpression<Bound>) {
    switch range {
    case let range as ClosedRange<Bound>: self.init(range.lowerBound, range.upperBound)
    case let range as Range<Bound>:
      self.init(range.lowerBound, range.upperBound, includesUpper: false)
    case let range as PartialRangeFrom<Bound>: self.init(range.lowerBound, nil)
    case let range as PartialRangeThrough<Bound>: self.init(nil, range.upperBound)
    case let range as PartialRangeUpTo<Bound>:
      self.init(nil, range.upperBound, includesUpper: false)
    default: return nil
    }
  }
}
