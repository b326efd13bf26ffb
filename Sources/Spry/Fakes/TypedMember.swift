/// A function or property of a fake together with its types, so that the compiler checks
/// verifications.
///
/// ``TypedFunction`` and ``TypedProperty`` share all verifications. The calls of a property are the
/// values that it was set to.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public protocol TypedMember<Parameters>: Sendable {
  /// The types of the parameters, as a function that returns nothing, such as
  /// `(Trail, String) -> Void`.
  associatedtype Parameters

  /// The member without its types.
  @_documentation(visibility: internal)
  var member: FakeMember { get }
}
