/// Finds the module that a declaration comes from in its mangled name.
enum ModuleName {
  /// Tells which module a file has to import to use a declaration.
  ///
  /// - Parameter symbol: The declaration's precise identifier, such as `s:10Foundation4DateV`.
  /// - Returns: The module; `nil` for what every file sees.
  static func toImport(for symbol: String) -> String? {
    if symbol.hasPrefix("c:") || symbol.hasPrefix("s:So") { return "Foundation" }
    guard let module = declaring(symbol) else { return nil }
    return importable(module)
  }

  /// Tells which module's name can stand before a declaration's; `nil` for C and Objective-C, where
  /// the declaration does not tell.
  static func qualifying(_ symbol: String) -> String? {
    guard symbol.hasPrefix("s:"), !symbol.hasPrefix("s:So") else { return nil }
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

  /// The module in which a declaration is, if its name tells; the standard library's does not.
  static func declaring(_ symbol: String) -> String? {
    guard symbol.hasPrefix("s:") else { return nil }
    let mangled = symbol.dropFirst(2)
    let digits = mangled.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits) else { return nil }
    return String(mangled.dropFirst(digits.count).prefix(length))
  }
}
