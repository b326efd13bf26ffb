/// Facts about Foundation's classes that symbol graphs omit.
enum FoundationClasses {
  /// The classes that are not `Sendable`, as a superclass says, though the compiler reports that
  /// they are.
  static let unsendable: Set<String> = [
    "NSComparisonPredicate", "NSCompoundPredicate", "NSCountedSet", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableCharacterSet", "NSMutableData", "NSMutableDictionary",
    "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSMutableString",
    "NSMutableURLRequest", "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement",
  ]

  /// The classes with members of which only Foundation itself knows the types, where it is no part
  /// of the system.
  static func isClosed(_ name: String, on system: String?) -> Bool {
    ["linux", "windows"].contains(system) && closed.contains(name)
  }

  private static let closed: Set<String> = [
    "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver",
    "NSLock", "NSRecursiveLock", "NSRegularExpression", "NSTimeZone",
    "RunLoop", "Thread",
  ]
}
