// Symbol graphs that the compiler wrote while it built a module.
extension SymbolGraph {
  /// Whether the compiler wrote the graph while it built the module, with `-emit-symbol-graph`.
  ///
  /// Such a graph has types as the source has them: nested types without their outer types, aliases
  /// where closures don't escape, and closures without some of their attributes. It says nowhere that
  /// it is one, but its declarations are divided in another way.
  var isOfBuild: Bool {
    let nested = Set(symbols.filter { $0.isType && $0.path.count > 1 }.map(\.id))
    let aliases = symbols.filter { $0.kind == .typealias }
    let closures = Set(aliases.filter { $0.declaration.aliased.contains("->") }.map(\.id))
    return symbols.contains { symbol in
      let fragments = symbol.fragments
      return zip(fragments, fragments.dropFirst()).contains { previous, fragment in
        fragment.isPrintedByBuild
          || previous.isFunctionWithoutType(before: fragment)
          || fragment.isType(in: nested) && !previous.spelling.hasSuffix(".")
      }
        || fragments.indices.dropFirst(2).dropLast().contains { index in
          fragments[index].isType(in: closures)
            && fragments[index - 2].kind.hasSuffix("Param") && fragments[index - 1].spelling == ": "
            && [")", ","].contains(fragments[index + 1].spelling.first)
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

  fileprivate func isFunctionWithoutType(before next: Fragment) -> Bool {
    spelling == "nonisolated(nonsending)" && [")", ","].contains(next.spelling.first)
  }

  fileprivate func isType(in ids: Set<String>) -> Bool {
    kind == "typeIdentifier" && preciseIdentifier.map(ids.contains) ?? false
  }
}
