/// The module in a declaration's mangled name.
enum ModuleName {
  /// Returns the module that a file has to import to use a declaration.
  ///
  /// - Parameter symbol: The declaration's precise identifier, such as `s:10Foundation4DateV`.
  /// - Returns: The module, or `nil` if the declaration is visible without an import.
  static func toImport(for symbol: String) -> String? {
    let identifier = PreciseIdentifier(symbol)
    if let name = identifier.foreignName { return AppleModule.guess(for: name) }
    return identifier.module.flatMap(importable)
  }

  /// Returns the module that can qualify a declaration's name, or `nil` for declarations of C and
  /// Objective-C, which don't tell.
  static func qualifying(_ symbol: String) -> String? {
    guard PreciseIdentifier(symbol).foreignName == nil else { return nil }
    return toImport(for: symbol) ?? "Swift"
  }

  /// The module to import for a module, which may be a part of another one.
  static func importable(_ module: String) -> String? {
    if ["Swift", "_Concurrency", "_StringProcessing", "Builtin"].contains(module) { return nil }
    return FoundationParts.reexported.contains(module) ? "Foundation" : module
  }
}
