import FakeGenerator
import Foundation

/// What the command has to know of the sources of modules.
struct Sources {
  /// The names that are looked for.
  let names: [String]
  /// The modules that may declare each name.
  private(set) var mentions: [String: [String]] = [:]
  private(set) var facts: [String: SourceFacts] = [:]

  /// Begins with no sources.
  init(of names: [String]) {
    self.names = names
  }

  /// Looks through all files of some modules.
  mutating func read(_ modules: [Workspace.Module]) throws {
    for module in modules where facts[module.name] == nil {
      var found = SourceFacts()
      for path in module.sources {
        // What a dependency cannot show is left to the compiler.
        let text = module.isOwn ? try TextFile.read(path) : (try? TextFile.read(path)) ?? ""
        found.formUnion(SourceFacts(in: text))
        for name in names where Workspace.mayDeclare(text, name) {
          if mentions[name]?.last != module.name { mentions[name, default: []].append(module.name) }
        }
      }
      facts[module.name] = found
    }
  }
}
