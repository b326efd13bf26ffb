/// A type with a default value for fakes to return when no stub matches.
///
/// Numbers, strings, collections, optionals, and other standard types conform to it. Conform your
/// own types, so that a missing stub fails only one test while the others continue:
///
/// ```swift
/// extension Trail: DefaultProvidable {
///   static var defaultValue: Trail { Trail(name: "", ascent: 0) }
/// }
/// ```
///
/// If the type comes from a `@testable import`, declare the property `public`.
///
/// A `CaseIterable` enum needs no conformance, because its first case is the default value, and
/// neither does a tuple whose parts all have default values. For a type that can't conform, such as
/// a protocol, use ``SpryConfiguration/setDefault(for:_:)-(_,()->Value)``.
public protocol DefaultProvidable {
  /// The default value.
  static var defaultValue: Self { get }
}

extension AdditiveArithmetic where Self: DefaultProvidable {
  /// Zero.
  public static var defaultValue: Self { zero }
}

extension Int: DefaultProvidable {}
extension Int8: DefaultProvidable {}
extension Int16: DefaultProvidable {}
extension Int32: DefaultProvidable {}
extension Int64: DefaultProvidable {}
extension UInt: DefaultProvidable {}
extension UInt8: DefaultProvidable {}
extension UInt16: DefaultProvidable {}
extension UInt32: DefaultProvidable {}
extension UInt64: DefaultProvidable {}
extension Float: DefaultProvidable {}
extension Double: DefaultProvidable {}
extension Duration: DefaultProvidable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DefaultProvidable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DefaultProvidable {}
#if arch(x86_64)
  extension Float80: DefaultProvidable {}
#endif
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: DefaultProvidable {}
#endif

extension RangeReplaceableCollection where Self: DefaultProvidable {
  /// An empty collection.
  public static var defaultValue: Self { Self() }
}

extension String: DefaultProvidable {}
extension Substring: DefaultProvidable {}
extension Array: DefaultProvidable {}
extension ArraySlice: DefaultProvidable {}
extension ContiguousArray: DefaultProvidable {}

extension Bool: DefaultProvidable {
  /// `false`.
  public static var defaultValue: Bool { false }
}

extension Character: DefaultProvidable {
  /// A space, because a character cannot be empty.
  public static var defaultValue: Character { " " }
}

extension Dictionary: DefaultProvidable {
  /// An empty dictionary.
  public static var defaultValue: [Key: Value] { [:] }
}

extension SetAlgebra where Self: DefaultProvidable {
  /// An empty set.
  public static var defaultValue: Self { Self() }
}

extension Set: DefaultProvidable {}

extension Range: DefaultProvidable where Bound: DefaultProvidable {
  /// The empty range at the default value of its bounds.
  public static var defaultValue: Range { Bound.defaultValue..<Bound.defaultValue }
}

extension ClosedRange: DefaultProvidable where Bound: DefaultProvidable {
  /// The range that contains only the default value of its bounds.
  public static var defaultValue: ClosedRange { Bound.defaultValue...Bound.defaultValue }
}

extension AsyncStream: DefaultProvidable {
  /// A stream that finishes at once.
  public static var defaultValue: AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: DefaultProvidable where Failure == any Error {
  /// A stream that finishes at once.
  public static var defaultValue: AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}

extension Optional: DefaultProvidable {
  /// `nil`.
  public static var defaultValue: Wrapped? { nil }
}
