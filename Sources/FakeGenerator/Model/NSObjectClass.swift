/// The root of classes that Objective-C can see, whose members sets, comparisons and texts rely on.
enum NSObjectClass {
  private static let ids: Set<String> = ["s:10Foundation8NSObjectC", "c:objc(cs)NSObject"]

  /// What the identifiers of its members begin with; some belong to the protocol of its name.
  private static let members = [
    "s:10Foundation8NSObjectC", "c:objc(cs)NSObject(", "c:objc(pl)NSObject(",
  ]

  /// Whether an identifier is that of the class.
  static func isMeant(by id: String) -> Bool { ids.contains(id) }

  /// Whether a class's member is one of its members, or overrides one.
  static func hasMember(_ symbol: Symbol, in index: SymbolIndex) -> Bool {
    ([symbol.id] + index.overridden(by: symbol.id)).contains { id in
      members.contains(where: id.hasPrefix)
    }
  }
}
