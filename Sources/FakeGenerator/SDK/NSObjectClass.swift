/// The root class of Objective-C, whose members aren't faked because collections and failure texts
/// rely on them.
///
/// Its identifiers are those of Foundation on Linux, which declares it in Swift, and those of
/// Apple's systems, where they follow from the Objective-C names.
enum NSObjectClass {
  private static let ids: Set<String> = [
    "s:10Foundation8NSObjectC", "c:objc(cs)NSObject", "s:10Foundation16NSObjectProtocolP",
    "c:objc(pl)NSObject",
  ]

  /// Its members that protocols may require.
  static let titles: Set<String> = [
    "copy()", "debugDescription", "description", "hash", "init()", "isEqual(_:)", "mutableCopy()",
  ]

  /// The prefixes of its members' identifiers, including those of the protocol with its name.
  private static let members = [
    "s:10Foundation8NSObjectC", "c:objc(cs)NSObject(", "c:objc(pl)NSObject(",
  ]

  /// Whether an identifier is that of the class or of its protocol, to which only subclasses
  /// conform.
  static func isDemanded(by id: String) -> Bool { ids.contains(id) }

  /// Whether an identifier is that of a member of the class.
  static func declares(_ id: String) -> Bool { members.contains(where: id.hasPrefix) }
}
