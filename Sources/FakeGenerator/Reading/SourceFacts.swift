/// Facts from the sources of a module that its symbol graph omits.
package struct SourceFacts: Hashable, Sendable {
  /// The properties with a restricted setter that tests can use.
  package var internalSetters: Set<InternalSetter> = []
  /// The names of noncopyable and nonescapable types.
  package var noncopyableTypes: Set<String> = []
  /// The names of types whose `Sendable` conformance is unavailable.
  package var unsendableTypes: Set<String> = []

  /// The parts of files that are compiled under a condition, in the order in which they begin.
  package var conditions: [ConditionalLines] = []
  /// Whether a protocol may be declared.
  package var mayHaveProtocols = false

  /// The types that may be declared.
  package var types: Set<String> = []

  package init() {}

  /// Creates the facts from a source file.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - path: Its file.
  package init(in text: String, of path: String = "") {
    self = SourceReader(text, of: path).facts
  }

  /// Adds the facts from another source file of the module.
  package mutating func formUnion(_ other: SourceFacts) {
    conditions += other.conditions
    internalSetters.formUnion(other.internalSetters)
    noncopyableTypes.formUnion(other.noncopyableTypes)
    unsendableTypes.formUnion(other.unsendableTypes)
    mayHaveProtocols = mayHaveProtocols || other.mayHaveProtocols
    types.formUnion(other.types)
  }
}

/// A property with a setter that symbol graphs omit, although tests can use it.
package struct InternalSetter: Hashable, Sendable {
  let name: String
  /// The line of its name, starting at 0, which distinguishes it from others with the same name.
  let line: Int

  /// Creates the description of a property.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - line: The line of its name in the source, starting at 0.
  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}
