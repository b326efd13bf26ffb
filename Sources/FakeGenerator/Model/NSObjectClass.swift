/// The root of classes that Objective-C can see, whose members sets, comparisons and texts rely on.
enum NSObjectClass {
  private static let ids: Set<String> = ["s:10Foundation8NSObjectC", "c:objc(cs)NSObject"]

  private static let protocolIDs: Set<String> = [
    "s:10Foundation16NSObjectProtocolP", "c:objc(pl)NSObject",
  ]

  /// What it has of what protocols may demand.
  static let titles: Set<String> = [
    "copy()", "debugDescription", "description", "hash", "init()", "isEqual(_:)", "mutableCopy()",
  ]

  /// What the identifiers of its members begin with; some belong to the protocol of its name.
  private static let members = [
    "s:10Foundation8NSObjectC", "c:objc(cs)NSObject(", "c:objc(pl)NSObject(",
  ]

  /// Whether an identifier is that of the class, or of its protocol, which no other class meets.
  static func isDemanded(by id: String) -> Bool { ids.contains(id) || protocolIDs.contains(id) }

  /// Whether a class's member is one of its members, or overrides one.
  static func hasMember(_ symbol: Symbol, in index: SymbolIndex) -> Bool {
    ([symbol.id] + index.overridden(by: symbol.id)).contains { id in
      members.contains(where: id.hasPrefix)
    }
  }
}
