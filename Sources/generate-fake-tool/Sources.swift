import FakeGenerator
import Foundation

/// What the command has to know of the sources of modules.
struct Sources {
  /// The modules that may declare each name that was looked for.
  private(set) var mentions: [String: [String]] = [:]
  private(set) var facts: [String: SourceFacts] = [:]

  /// Looks through all files of some modules.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - names: The types to look for.
  /// - Throws: An error if a file of the package cannot be read.
  mutating func read(_ modules: [Workspace.Module], for names: [String]) throws {
    for module in modules {
      var found = SourceFacts()
      var declared: Set<String> = []
      for path in module.sources {
        // What a dependency cannot show is left to the compiler, as are sources of another machine,
        // of which there are symbol graphs only.
        let text = module.isOwn ? try TextFile.readIfThere(path) : try? TextFile.read(path)
        guard let text else { continue }
        found.formUnion(SourceFacts(in: text, of: path))
        declared.formUnion(Workspace.typesDeclared(in: text))
      }
      facts[module.name] = found
      for name in Set(names) where declared.contains(name.lastPart) {
        mentions[name, default: []].append(module.name)
      }
    }
  }
}

extension String {
  /// The name of a nested type without those around it.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
