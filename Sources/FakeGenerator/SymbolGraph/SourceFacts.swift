/// What the sources of a module tell that its symbol graph does not.
package struct SourceFacts: Hashable, Sendable {
  /// The properties that can be set in a part of the program only, but by tests too.
  package var internalSetters: Set<InternalSetter> = []
  /// The names of types of which there are no copies.
  package var noncopyableTypes: Set<String> = []
  /// The names of classes that say that they are not `Sendable`.
  package var unsendableTypes: Set<String> = []

  package init() {}

  /// Looks through a source.
  ///
  /// - Parameter text: The source.
  package init(in text: String) {
    internalSetters = InternalSetter.all(in: text)
    noncopyableTypes = Self.noncopyableTypes(in: text)
    unsendableTypes = Self.unsendableTypes(in: text)
  }

  /// Adds what another source of the module tells.
  package mutating func formUnion(_ other: SourceFacts) {
    internalSetters.formUnion(other.internalSetters)
    noncopyableTypes.formUnion(other.noncopyableTypes)
    unsendableTypes.formUnion(other.unsendableTypes)
  }

  private static func noncopyableTypes(in text: String) -> Set<String> {
    guard text.contains("~Copyable") || text.contains("~Escapable") else { return [] }
    let head = /\b(?:struct|enum)\s+(\w+)\s*(?:<[^{]*?>)?\s*:[^{]*~(?:Copyable|Escapable)\b/
    return Set(text.matches(of: head).map { String($0.1) })
  }

  private static func unsendableTypes(in text: String) -> Set<String> {
    guard text.contains("unavailable") else { return [] }
    let head =
      #/
      @available\(\s*\*\s*,\s*unavailable[^)]*\)\s*
      extension\s+(?:\w+\.)*(\w+)\s*:[^{]*\bSendable\b
      /#
    return Set(text.matches(of: head).map { String($0.1) })
  }
}
