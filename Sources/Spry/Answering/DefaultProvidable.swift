/// A type with a value to fall back on when a fake has to return something and nothing was stubbed.
///
/// Numbers, strings, collections, optionals and others adopt it already. Adopt it for a type of
/// your own, so that a missing stub fails one test and the others go on:
///
/// ```swift
/// extension Forecast: DefaultProvidable {
///   static var defaultValue: Forecast { Forecast(rain: 0, wind: 0) }
/// }
/// ```
///
/// Where the type comes through `@testable import`, the property is `public`.
///
/// An enum that is `CaseIterable` needs nothing: its first case serves.
public protocol DefaultProvidable {
  /// The value to fall back on.
  static var defaultValue: Self { get }
}

/// Looks up default values for types that are not known where the code is written.
package enum DefaultValue {
  /// The default value of a type, or `nil` if it has none.
  package static func of<Value>(_: Value.Type) -> Value? {
    if let type = Value.self as? any DefaultProvidable.Type { return type.defaultValue as? Value }
    if let type = Value.self as? any CaseIterable.Type { return first(of: type) as? Value }
    return Value.self == Void.self ? () as? Value : nil
  }

  private static func first<Cases: CaseIterable>(of _: Cases.Type) -> Any? {
    Cases.allCases.first
  }
}
