/// The modules that hold parts of Foundation on systems where it is no part of the system.
enum FoundationParts {
  static let all: Set<String> = ["FoundationNetworking", "FoundationXML"]

  /// The modules that are needed elsewhere than here, or here and nowhere else.
  ///
  /// - Parameters:
  ///   - tokens: All types that a fake's file names.
  ///   - subject: What is faked.
  ///   - index: The modules of the types.
  /// - Returns: The modules, the same ones on every system.
  static func modules(
    of tokens: [Token], subject: Symbol, in index: SymbolIndex
  ) -> Set<String> {
    var names = tokens.filter { isOfFoundation($0.symbol ?? "", in: index) }.map(\.text)
    if isOfFoundation(subject.id, in: index) { names += subject.path.prefix(1) }
    return Set(names.compactMap(module))
  }

  private static func isOfFoundation(_ id: String, in index: SymbolIndex) -> Bool {
    let module = index.module(of: id) ?? ModuleName.toImport(for: id)
    return module.map { $0 == "Foundation" || all.contains($0) } ?? false
  }

  private static func module(of name: String) -> String? {
    if networking.contains(where: name.hasPrefix) { return "FoundationNetworking" }
    return name.hasPrefix("XML") ? "FoundationXML" : nil
  }

  /// What the names of types that load something begin with.
  private static let networking = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCredential",
    "URLProtectionSpace", "URLAuthenticationChallenge", "URLCache", "CachedURLResponse",
    "HTTPCookie", "URLProtocol", "NSURLRequest", "NSMutableURLRequest", "NSURLProtocol",
  ]
}
