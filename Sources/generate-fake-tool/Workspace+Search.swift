import FakeGenerator
import Foundation

extension Workspace {
  /// Searches all files of some modules for the facts that the command needs.
  ///
  /// - Parameter names: The names of the modules.
  /// - Throws: A ``Diagnostic`` if a file of the package can't be read.
  mutating func search(_ names: some Collection<String>) throws(Diagnostic) {
    for module in modules where names.contains(module.name) {
      var found = SourceFacts()
      for path in module.sources {
        // An unreadable file of a dependency is no error, nor is a missing file: symbol graphs may
        // come from another machine.
        let text = module.isOwn ? try TextFile.readIfThere(path) : try? TextFile.read(path)
        guard let text else { continue }
        found.formUnion(SourceFacts(in: text, of: path))
      }
      sources[module.name] = found
    }
  }
}
