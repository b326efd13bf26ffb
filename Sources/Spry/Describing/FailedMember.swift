/// A member that has failed, and has to return something if it can't throw the failure.
package struct FailedMember {
  let signature: String
  /// The member's fake, or `nil` if it isn't that of a fake.
  var fake: FakeIdentity?

  package init(_ signature: String, of fake: FakeIdentity? = nil) {
    self.signature = signature
    self.fake = fake
  }

  /// Says which errors a member can throw: none, or those of one type.
  static func limit(_ error: any Error.Type) -> String {
    error == Never.self ? "doesn't throw" : "throws only \(TypeText.describe(error))"
  }

  /// Says that the member returns a value that nobody has specified.
  func madeUpText(_ error: any Error.Type, _ type: any Any.Type) -> String {
    "Because \(signature) \(Self.limit(error)), it returned a made-up \(TypeText.describe(type))."
  }

  /// Says why the process stops after a failure, and how to avoid that.
  package func stoppedText(
    _ error: any Error.Type, _ type: any Any.Type, after failure: String
  ) -> String {
    let name = TypeText.describe(type)
    let text = """
      Spry stopped the process: \(signature) \(Self.limit(error)), and \(name) has no default value.
      \(failure)
      """
    // No value is a `Never`, and only an error can leave the member.
    let advice = "\nAlso declare it with throws, in its protocol too, and call spryifyThrows in it."
    if type == Never.self { return error == Never.self ? text + advice : text }
    let metatype = TypeText.append(".self", to: name)
    let kind = TypeKind(type)
    let isExtensible = kind.isOwn && (kind.isStruct || kind.isEnum)
    return text
      + "\nTo fail only the test: SpryConfiguration.setDefault(for: \(metatype)) { <#\(name)#> }"
      + (isExtensible ? "\nOr conform \(name) to DefaultProvidable." : "")
      + (hasUnusedSuper ? "\nOr generate the fake with --partial, so that super answers." : "")
  }

  /// Whether a generated fake could pass the call on to its superclass.
  private var hasUnusedSuper: Bool {
    guard let fake, fake.isGenerated, !fake.isStatic else { return false }
    return TypeKind(fake.type).hasSuperclass
  }
}
