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
    conditions = ConditionalLines.all(in: text, of: path)
    internalSetters = InternalSetter.all(in: text)
    noncopyableTypes = Self.noncopyableTypes(in: text)
    unsendableTypes = Self.unsendableTypes(in: text)
    mayHaveProtocols = text.contains("protocol")
    types = Self.typesDeclared(in: text)
  }

  /// Adds the facts from another source file of the module.
  package mutating func formUnion(_ other: SourceFacts) {
    conditions.formUnion(other.conditions)
    internalSetters.formUnion(other.internalSetters)
    noncopyableTypes.formUnion(other.noncopyableTypes)
    unsendableTypes.formUnion(other.unsendableTypes)
    mayHaveProtocols = mayHaveProtocols || other.mayHaveProtocols
    types.formUnion(other.types)
  }

  /// Finds the types that a source file may declare, so that fewer modules have to be compiled.
  ///
  /// - Parameter text: The source.
  /// - Returns: The words that follow a keyword such as `protocol` or `class`.
  package static func typesDeclared(in text: String) -> Set<String> {
    let keywords: Set<String> = ["protocol", "class", "typealias", "actor", "struct", "enum"]
    var names: Set<String> = []
    var word: [UInt8] = []
    var isDeclaration = false
    // Bytes are faster, as projects have millions of characters and this runs unoptimized.
    for byte in Array(text.utf8) + [0x20] {
      if isWordByte(byte) {
        word.append(byte)
      } else if !word.isEmpty {
        let isShort = word.count <= 9
        if isDeclaration || isShort {
          let name = String(decoding: word, as: UTF8.self)
          if isDeclaration { names.insert(name) }
          isDeclaration = isShort && keywords.contains(name)
        }
        word.removeAll(keepingCapacity: true)
      }
    }
    return names
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
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

  /// Finds properties with a restricted setter that tests can use.
  ///
  /// - Parameter text: The source.
  /// - Returns: The properties declared with `internal(set) var` or `package(set) var`.
  static func all(in text: String) -> Set<InternalSetter> {
    guard text.contains("(set)") else { return [] }
    let head = /\b(?:internal|package)\(set\)(?:\s+[\w@().]+){0,5}?\s+var\s+`?(\w+)/
    let setters = text.matches(of: head).map { match in
      let line = text[..<match.1.startIndex].count(where: \.isNewline)
      return InternalSetter(name: String(match.1), line: line)
    }
    return Set(setters)
  }
}
