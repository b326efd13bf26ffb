/// The modules of which Foundation consists on systems where it is no part of the system.
///
/// They are those of swift-corelibs-foundation and swift-foundation.
enum FoundationParts {
  /// The modules that have to be imported on their own.
  static let separate: Set<String> = ["FoundationNetworking", "FoundationXML"]

  /// The modules that Foundation reexports as a part of itself.
  static let reexported = ["FoundationEssentials", "FoundationInternationalization"]

  /// The identifiers that symbol graphs omit, because the name is an alias of one with an
  /// underscore.
  static let underscored = ["NSRange": "s:10Foundation7NSRangeV"]

  /// The separate module that declares a type of Foundation, on systems that have it.
  static func module(of name: String) -> String? {
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
