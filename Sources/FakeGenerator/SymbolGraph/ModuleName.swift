/// Finds the module that a declaration comes from in its mangled name.
enum ModuleName {
  /// Tells which module a file has to import to use a declaration.
  ///
  /// - Parameter symbol: The declaration's precise identifier, such as `s:10Foundation4DateV`.
  /// - Returns: The module; `nil` for what every file sees.
  static func toImport(for symbol: String) -> String? {
    let identifier = PreciseIdentifier(symbol)
    if let name = identifier.foreignName { return AppleModule.guess(for: name) }
    return identifier.module.flatMap(importable)
  }

  /// Tells which module's name can stand before a declaration's; `nil` for C and Objective-C, where
  /// the declaration does not tell.
  static func qualifying(_ symbol: String) -> String? {
    guard PreciseIdentifier(symbol).foreignName == nil else { return nil }
    return toImport(for: symbol) ?? "Swift"
  }

  /// The modules in which some systems keep what others have in Foundation itself.
  private static let foundation = ["FoundationEssentials", "FoundationInternationalization"]

  /// The name under which a module is imported: some are parts of another one.
  static func importable(_ module: String) -> String? {
    if ["Swift", "_Concurrency", "_StringProcessing", "Builtin"].contains(module) { return nil }
    return foundation.contains(module) ? "Foundation" : module
  }

  /// The modules whose declarations a module passes on as if they were its own.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - system: The platform for which it was built.
  /// - Returns: Their names.
  static func parts(of module: String, on system: String?) -> [String] {
    ["linux", "windows"].contains(system) && module == "Foundation" ? foundation : []
  }
}
