import FakeGenerator
import Foundation

/// The facts that the command needs from the sources of modules.
struct Sources {
  private(set) var facts: [String: SourceFacts] = [:]
  /// The modules that have been searched, in order.
  private var searched: [String] = []

  /// Searches all files of some modules.
  ///
  /// - Parameter modules: The modules.
  /// - Throws: A ``Diagnostic`` if a file of the package can't be read.
  mutating func read(_ modules: [Workspace.Module]) throws(Diagnostic) {
    for module in modules {
      var found = SourceFacts()
      for path in module.sources {
        // An unreadable file of a dependency is no error, nor is a missing file: symbol graphs may
        // come from another machine.
        let text = module.isOwn ? try TextFile.readIfThere(path) : try? TextFile.read(path)
        guard let text else { continue }
        found.formUnion(SourceFacts(in: text, of: path))
      }
      facts[module.name] = found
      searched.append(module.name)
    }
  }

  /// The modules that may declare each of some types.
  func mentions(of names: [String]) -> [String: [String]] {
    let pairs = Set(names).map { name in
      (name, searched.filter { facts[$0]?.types.contains(name.lastPart) == true })
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension String {
  /// The name of a nested type without the types around it.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
