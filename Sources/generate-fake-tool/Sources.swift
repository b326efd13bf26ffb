import FakeGenerator
import Foundation

/// The facts that the command needs from the sources of modules.
struct Sources {
  /// The modules that may declare each of the names.
  private(set) var mentions: [String: [String]] = [:]
  private(set) var facts: [String: SourceFacts] = [:]

  /// Searches all files of some modules.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - names: The types to look for.
  /// - Throws: An error if a file of the package can't be read.
  mutating func read(_ modules: [Workspace.Module], for names: [String]) throws {
    for module in modules {
      var found = SourceFacts()
      var declared: Set<String> = []
      for path in module.sources {
        // An unreadable file of a dependency is no error, nor is a missing file: symbol graphs may
        // come from another machine.
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
  /// The name of a nested type without the types around it.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
