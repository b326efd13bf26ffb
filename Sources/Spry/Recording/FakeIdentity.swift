/// The fake that a call, a stub, or a failure belongs to.
@usableFromInline
package struct FakeIdentity: Sendable {
  package let type: any Any.Type
  /// The enum whose cases name the functions.
  @usableFromInline package let functions: any StringRepresentable.Type
  /// Whether this means the static members rather than those of an instance.
  package let isStatic: Bool
  /// The name that the test gave the fake, if any.
  package var name: FakeName?

  @usableFromInline
  package init(_ type: any Any.Type, functions: any StringRepresentable.Type, isStatic: Bool) {
    self.type = type
    self.functions = functions
    self.isStatic = isStatic
  }

  /// Whether the fake replaces a function value rather than a type with members.
  package var isClosure: Bool { functions is any FunctionOfClosure.Type }

  /// Whether `generate-fake` has written the fake, so that nobody should edit it.
  package var isGenerated: Bool { functions is any GeneratedFunction.Type }

  /// Whether the fake has the properties `stub` and `calls`.
  package var hasCalls: Bool { (functions as? any GeneratedFunction.Type)?.hasStubAndCalls == true }

  /// What a failure calls the thing that the fake replaces.
  package var memberKind: String { isClosure ? "closure" : "member" }
}

/// The function of a fake that replaces a function value.
package protocol FunctionOfClosure {}
