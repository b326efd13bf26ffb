/// Facts from the sources of a module that its symbol graph omits.
package struct SourceFacts: Hashable, Sendable {
  /// The properties with a restricted setter that tests can use.
  package var internalSetters: Set<InternalSetter> = []
  /// The names of noncopyable and nonescapable types.
  package var noncopyableTypes: Set<String> = []
  /// The names of types whose `Sendable` conformance is unavailable.
  package var unsendableTypes: Set<String> = []

  /// The parts of files that are compiled under a condition.
  package var conditions: Set<ConditionalLines> = []

  package init() {}

  /// Searches a source file.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - path: Its file.
  package init(in text: String, of path: String = "") {
    conditions = ConditionalLines.all(in: text, of: path)
    internalSetters = InternalSetter.all(in: text)
    noncopyableTypes = Self.noncopyableTypes(in: text)
    unsendableTypes = Self.unsendableTypes(in: text)
  }

  /// Adds the facts from another source file of the module.
  package mutating func formUnion(_ other: SourceFacts) {
    conditions.formUnion(other.conditions)
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
