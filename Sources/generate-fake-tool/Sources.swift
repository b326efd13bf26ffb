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
      for path in module.sources {
        // What a dependency cannot show is left to the compiler.
        let text = module.isOwn ? try TextFile.read(path) : (try? TextFile.read(path)) ?? ""
        found.formUnion(SourceFacts(in: text, of: path))
        for name in names where Workspace.mayDeclare(text, name) {
          if mentions[name]?.contains(module.name) != true {
            mentions[name, default: []].append(module.name)
          }
        }
      }
      facts[module.name] = found
    }
  }
}
