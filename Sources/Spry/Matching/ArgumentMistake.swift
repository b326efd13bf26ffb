/// A specified argument that can't be compared with any call.
package struct ArgumentMistake: Sendable {
  /// Why it can't be compared.
  package enum Reason: Sendable {
    /// Values of a type can't be compared.
    ///
    /// - Parameters:
    ///   - type: The type for which there is no rule of comparison.
    ///   - in: The type of the specified value. It is the same type, or a type that contains it.
    case incomparable(_ type: any Any.Type, in: any Any.Type)
    /// `Argument.rest` isn't the last argument, or is part of another matcher.
    case misplacedRest
    /// A captor is part of a collection or a tuple, whose elements aren't captured.
    case misplacedCaptor
    /// A value of this type is nested too deeply to be compared.
    case tooDeep(any Any.Type)
    /// A property that a comparison is to ignore belongs to an object.
    case sharedProperty(String)
    /// No argument can match, so that a test of calls that must not happen would always pass.
    case matchesNothing(Argument)
  }

  /// The index of the argument, starting at 0.
  package let index: Int
  package let reason: Reason
}
