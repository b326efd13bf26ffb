/// Facts about Foundation's classes that symbol graphs omit.
///
/// Both lists were written by hand, for Foundation on Linux in Swift 6.3. A test compares the first
/// one with what the compiler says.
package enum FoundationClasses {
  /// The classes that aren't `Sendable`, as a superclass says, though the compiler reports that
  /// they are.
  package static let unsendable: Set<String> = [
    "NSComparisonPredicate", "NSCompoundPredicate", "NSCountedSet", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableCharacterSet", "NSMutableData", "NSMutableDictionary",
    "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSMutableString",
    "NSMutableURLRequest", "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement",
  ]

  /// Whether a class has members of which only Foundation itself knows the types, where it is no
  /// part of the system.
  static func isClosed(_ name: String, on system: String?) -> Bool {
    ["linux", "windows"].contains(system) && closed.contains(name)
  }

  /// For all but `NSTimeZone`, the compiler says that there are "overridable members that could not
  /// be loaded".
  private static let closed: Set<String> = [
    "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver",
    "NSLock", "NSRecursiveLock", "NSRegularExpression", "NSTimeZone",
    "RunLoop", "Thread",
  ]
}
