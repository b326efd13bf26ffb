/// The root class of Objective-C, whose members are not faked because collections and failure texts
/// rely on them.
enum NSObjectClass {
  private static let ids: Set<String> = ["s:10Foundation8NSObjectC", "c:objc(cs)NSObject"]

  private static let protocolIDs: Set<String> = [
    "s:10Foundation16NSObjectProtocolP", "c:objc(pl)NSObject",
  ]

  /// Its members that protocols may require.
  static let titles: Set<String> = [
    "copy()", "debugDescription", "description", "hash", "init()", "isEqual(_:)", "mutableCopy()",
  ]

  /// The prefixes of its members' identifiers, including those of the protocol with its name.
  private static let members = [
    "s:10Foundation8NSObjectC", "c:objc(cs)NSObject(", "c:objc(pl)NSObject(",
  ]

  /// Whether an identifier is that of the class or of its protocol, to which only subclasses conform.
  static func isDemanded(by id: String) -> Bool { ids.contains(id) || protocolIDs.contains(id) }

  /// Whether a member of a class is declared by `NSObject`, or overrides one that is.
  static func hasMember(_ symbol: Symbol, in index: SymbolIndex) -> Bool {
    ([symbol.id] + index.overridden(by: symbol.id)).contains { id in
      members.contains(where: id.hasPrefix)
    }
  }
}
