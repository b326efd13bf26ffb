// Symbol graphs that the compiler wrote while it built a module.
extension SymbolGraph {
  /// Whether the compiler wrote the graph while it built the module, with `-emit-symbol-graph`.
  ///
  /// Such a graph has types as the source has them: nested types without their outer types, aliases
  /// where closures don't escape, and closures without some of their attributes. It says nowhere
  /// that it is one, but its declarations are divided in another way.
  var isOfBuild: Bool {
    let nested = Set(symbols.filter { $0.isType && $0.path.count > 1 }.map(\.id))
    let aliases = symbols.filter { $0.kind == .typealias }
    let closures = Set(aliases.filter { $0.declaration.aliased.contains("->") }.map(\.id))
    return symbols.contains { symbol in
      let fragments = symbol.fragments
      return fragments.indices.dropFirst().contains { index in
        let (fragment, previous) = (fragments[index], fragments[index - 1])
        let next = fragments[(index + 1)...].first?.spelling.first
        let isLastOfType = next == ")" || next == ","
        let name = fragments[..<index].dropLast().last
        let isParameter = name?.kind.hasSuffix("Param") == true && previous.spelling == ": "
        return fragment.isPrintedByBuild
          || isLastOfType && fragment.spelling == Token.nonsending
          || fragment.isType(in: nested) && !previous.spelling.hasSuffix(".")
          || isLastOfType && isParameter && fragment.isType(in: closures)
      }
    }
  }
}

extension Fragment {
  /// Whether the extractor would have combined it with other words.
  fileprivate var isPrintedByBuild: Bool {
    kind == "keyword" && spelling == "any"
      || kind == "attribute" && ["@escaping", "@autoclosure"].contains(spelling)
  }

  fileprivate func isType(in ids: Set<String>) -> Bool {
    kind == "typeIdentifier" && preciseIdentifier.map(ids.contains) ?? false
  }
}
